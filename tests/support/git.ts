import { execFileSync } from 'node:child_process'

const settings = ['user.name=A', 'user.email=a@example.com', 'init.defaultBranch=main'].flatMap((each) => ['-c', each])

/** Runs Git in a folder, whatever the settings of this machine are, and returns what it prints. */
export const git = (folder: string, ...args: string[]): string =>
  execFileSync('git', [...settings, ...args], { cwd: folder, encoding: 'utf8' }).trim()

/** Commits everything in a folder. */
export function commitAll(folder: string, message: string): void {
  git(folder, 'add', '-A')
  git(folder, 'commit', '-qm', message)
}
