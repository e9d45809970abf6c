const nothingSaid =
  /^(?:(?:an? |the )?(?:image|img|photo|picture|screenshot)[ _-]?\d*|what (?:it|the picture) shows|\S*\.(?:avif|gif|heic|jpe?g|png|webp))$/i

/** Whether a description of a picture is a word that programs and examples put there, or the name of a file. */
export const saysNothing = (alt: string): boolean => nothingSaid.test(alt.trim())

/** What is wrong with such a description. */
export const nothingSaidMessage = 'does not say what the picture shows; write that, for those who cannot see it'
