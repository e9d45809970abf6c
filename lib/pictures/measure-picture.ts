import { imageSize } from 'image-size'

/** The formats that a content picture may have, as file endings. */
export const pictureFormats = ['avif', 'jpeg', 'jpg', 'png', 'webp'] as const

/** What the first bytes of a picture tell. */
export interface PictureFacts {
  /** `jpg`, `png`, `webp`, `avif`, or another format that the site does not accept. */
  format: string
  /** Pixels, as the picture is shown: a turned photo has its turned size. */
  width: number
  height: number
}

const formatNames: Record<string, string> = { heif: 'avif' }

/** Reads format and size of a picture; undefined when the bytes are not a picture. */
export function measurePicture(bytes: Uint8Array): PictureFacts | undefined {
  try {
    const { width, height, type = '', orientation = 1 } = imageSize(bytes)
    const format = formatNames[type] ?? type
    return orientation >= 5 ? { format, width: height, height: width } : { format, width, height }
  } catch {
    return undefined
  }
}
