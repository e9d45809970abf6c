import { fileProblem, type Problem } from '@site/content-check'

/** A picture outside the content that every page refers to. */
export interface SitePicture {
  /** Path as the author writes it, such as `public/favicon.ico`. */
  file: string
  /** SHA-256 of its bytes, or of the markup that draws it, in hexadecimal digits; absent when there is no such file. */
  digest?: string
}

/** The pictures of the sample brand by their hashes: the logo, the touch icon, and the favicon. */
const samplePictures = new Set([
  '07dde66fb604a22357eeaf35b33d56a30e55f21c6c7f8da362426ff8ea816523',
  '410ebcaaf88360f5517fce73cf3d122954f451b5183aa5898ec1c6872297d508',
  '0052ae996a1e814e81ac7b851fdbe17eab408b528e1cec9424e58cc06c17b053',
])

/** Reports pictures that are still those of the sample brand, or missing. */
export const findDefaultPictures = (pictures: readonly SitePicture[]): Problem[] =>
  pictures.flatMap(({ file, digest }) => {
    if (digest !== undefined && !samplePictures.has(digest)) return []
    const message =
      digest === undefined ? 'missing picture; add your own' : 'picture of the sample brand; replace it with your own'
    return [fileProblem(file, message)]
  })
