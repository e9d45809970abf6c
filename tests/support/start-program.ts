import { spawn } from 'node:child_process'
import { onTestFinished } from 'vitest'

/**
 * Starts a program of Node, which is ended with the test.
 * @param args Node's options, the script's path, and its arguments.
 * @param cwd Its working directory.
 */
export function startProgram(args: readonly string[], environment: Record<string, string> = {}, cwd = '.') {
  const child = spawn(process.execPath, args, { cwd, env: { ...process.env, ...environment } })
  onTestFinished(() => void child.kill('SIGKILL'))
  let printed = ''
  const watching = new Set<() => void>()
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => {
      printed += chunk.toString()
      for (const look of watching) look()
    })
  return {
    child,
    /** The exit status, and everything that was printed. */
    ended: new Promise<{ code: number | null; printed: string }>((resolve) => {
      child.once('close', (code) => resolve({ code, printed }))
    }),
    /** Waits until the program has printed a text. */
    prints: (text: RegExp) =>
      new Promise<string>((resolve) => {
        watching.add(() => {
          const [found] = text.exec(printed) ?? []
          if (found !== undefined) resolve(found)
        })
      }),
  }
}
