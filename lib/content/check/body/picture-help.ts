/** How a picture of this site is put into a text. */
export const pictureHelp = (address: string, words = 'what it shows'): string => `write ![${words}](${address})`

const isOnGitHub = (address: string): boolean =>
  /^https:\/\/(?:github\.com\/.*(?:user-attachments|assets)\/|[\w-]+\.githubusercontent\.com\/)/.test(address)

/** Whether a picture is not elsewhere but in the text itself, where word processors put it. */
export const isEmbedded = (address: string): boolean => /^data:/i.test(address)

/** The message for the address of a picture elsewhere: one that GitHub's editor has stored, or one of another site. */
export const outsidePictureMessage = (address: string): string => {
  const help = pictureHelp('/images/name.webp')
  if (isEmbedded(address))
    return `the picture itself stands in the text here; save it as a file in public/images/, then ${help}`
  return isOnGitHub(address)
    ? `dropping a picture here stores it at GitHub, where the site cannot show it; upload the file to public/images/ instead, then ${help}`
    : `pictures of other sites cannot be shown; put the file into public/images/, then ${help}`
}

/** The address of the picture in an HTML tag; empty without one. */
export const sourceIn = (tag: string): string => /\ssrc=["']?([^"'\s>]*)/i.exec(tag)?.[1] ?? ''

/** The message for a picture that is written as HTML. */
export const htmlPictureMessage = (address: string): string =>
  /^https?:/.test(address) || isEmbedded(address)
    ? outsidePictureMessage(address)
    : `a picture is not written as HTML; ${pictureHelp(address || '/images/name.webp')}`
