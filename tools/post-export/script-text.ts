import { readFile } from 'node:fs/promises'
import { posix } from 'node:path'

const chunk = /static\/chunks\/[\w~.-]+\.js/g

/** Reads the scripts of an export, each once. */
export class ScriptText {
  private readonly texts = new Map<string, Promise<string>>()

  constructor(private readonly folder: string) {}

  /**
   * The text of some scripts and of all that these can load later.
   * @param addresses Of the scripts that a page starts with.
   */
  async from(addresses: readonly string[]): Promise<string> {
    // A set that grows while it is walked: a script that one of them names may name others.
    const reached = new Set(addresses)
    const texts: string[] = []
    for (const address of reached) {
      const text = await this.read(address)
      texts.push(text)
      for (const [name] of text.matchAll(chunk)) reached.add(`/_next/${name}`)
    }
    return texts.join('\n')
  }

  private read(address: string): Promise<string> {
    // What looks like the name of a script in a text need not be a file.
    const text = this.texts.get(address) ?? readFile(posix.join(this.folder, address), 'utf8').catch(() => '')
    this.texts.set(address, text)
    return text
  }
}
