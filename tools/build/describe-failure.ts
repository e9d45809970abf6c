const fullDisk = 'The disk is full. Free some space, then build again.'

/** What to do about errors of the operating system, by their code. */
const remedies: Record<string, (path: string) => string> = {
  ENOSPC: () => fullDisk,
  EDQUOT: () => fullDisk,
  EACCES: (path) => `${path} cannot be read or written. Check its permissions, then build again.`,
  EPERM: (path) => `${path} cannot be read or written. Check its permissions, then build again.`,
  EROFS: (path) => `${path} is on a disk that cannot be written. Copy the project to another one.`,
  EMFILE: () => 'Too many files are open. Close other programs, or raise the limit with "ulimit -n 4096".',
}

/**
 * Describes why a stage of the build failed.
 * @param error Anything that was thrown.
 * @returns A sentence without a stack.
 */
export function describeFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { code = '', path = 'A file' }: NodeJS.ErrnoException = error
  return remedies[code]?.(path) ?? error.message
}
