import type { Problem } from '@/lib/content/check/problem'

/** A picture outside the content that every page refers to. */
export interface SitePicture {
  /** Path as the author writes it, such as `public/favicon.ico`; the mark of the logo is drawn in code. */
  file: string
  /** SHA-256 of its bytes in hexadecimal digits; absent when there is no such file. */
  digest?: string
}

/** The pictures of the sample brand, by the SHA-256 of their bytes. */
const samplePictures = new Set([
  '0052ae996a1e814e81ac7b851fdbe17eab408b528e1cec9424e58cc06c17b053',
  '9ee22c184fdb1877f8bbf695502df31eab955ce939b5fe7818c4dc929537eab1',
  '410ebcaaf88360f5517fce73cf3d122954f451b5183aa5898ec1c6872297d508',
])

/** Reports pictures that are still those of the sample brand, or missing. */
export const findDefaultPictures = (pictures: readonly SitePicture[]): Problem[] =>
  pictures.flatMap(({ file, digest }) => {
    if (digest !== undefined && !samplePictures.has(digest)) return []
    const message =
      digest === undefined ? 'missing picture; add your own' : 'picture of the sample brand; replace it with your own'
    return [{ file, line: 1, column: 1, path: '', message }]
  })
