/** How a picture of this site is put into a text. */
export const pictureHelp = (address: string, words = 'what it shows'): string => `write ![${words}](${address})`

const isOnGitHub = (address: string): boolean =>
  /^https:\/\/(?:github\.com\/.*(?:user-attachments|assets)\/|[\w-]+\.githubusercontent\.com\/)/.test(address)

/** The message for the address of a picture elsewhere: one that GitHub's editor has stored, or one of another site. */
export const outsidePictureMessage = (address: string): string =>
  isOnGitHub(address)
    ? `dropping a picture here stores it at GitHub, where the site cannot show it; upload the file to public/images/ instead, then ${pictureHelp('/images/name.webp')}`
    : `pictures of other sites cannot be shown; put the file into public/images/, then ${pictureHelp('/images/name.webp')}`

/** The address of the picture in an HTML tag; empty without one. */
export const sourceIn = (tag: string): string => /\ssrc=["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? ''

/** The message for a picture that is written as HTML. */
export const htmlPictureMessage = (address: string): string =>
  /^https?:/.test(address)
    ? outsidePictureMessage(address)
    : `a picture is not written as HTML; ${pictureHelp(address || '/images/name.webp')}`
