// @ts-check
/** What the build tool writes to Next's standard input once the content is there. */
export const contentIsReady = 'The content is ready.'

/**
 * Waits until the build tool says that the content is there.
 * @param {NodeJS.ReadableStream} [input] Where it says so.
 * @throws {Error} When it has gone without a word, so that no build outlives the one who asked for it.
 */
export async function waitForContent(input = process.stdin) {
  let heard = ''
  for await (const chunk of input) heard += chunk
  if (heard !== contentIsReady) throw new Error('The build was given up before the content was there.')
}
