import { z } from 'zod'

/** The first and the last line replaced by `lines`, counted from 1; `to` before `from` inserts before `from`. */
interface Repair {
  from: number
  to: number
  lines: readonly string[]
  safe: boolean
}

/** A problem as the check prints it for programs. */
export interface CheckedProblem {
  file: string
  line: number
  path: string
  message: string
  severity?: 'warning' | undefined
  repair?: Repair | undefined
}

/** The problems that the check found, or a sentence why they are not known. */
export type CheckedResult = { problems: readonly CheckedProblem[] } | { reason: string }

/** The largest result that is read, in bytes. */
const sizeLimit = 2_000_000

const position = z.int().min(1).max(1_000_000)

const repairSchema = z
  .object({
    from: position,
    to: position.min(0),
    lines: z.array(z.string().max(5_000).regex(/^.*$/)).max(1_000),
    safe: z.boolean(),
  })
  .refine(({ from, to }) => to >= from - 1)

const resultSchema = (folders: readonly string[]) => {
  const isInside = (file: string): boolean => {
    const [folder = '', ...parts] = file.split('/')
    return folders.includes(folder) && !parts.some((part) => part === '' || part === '.' || part === '..')
  }
  const problem = z.object({
    file: z
      .string()
      .max(300)
      .regex(/^[^\p{Cc}\p{Cs}]+$/u)
      .refine(isInside),
    line: position,
    path: z.string().max(300),
    message: z.string().min(1).max(2_000),
    severity: z.literal('warning').optional(),
    repair: repairSchema.optional(),
  })
  return z.object({ problems: z.array(problem).max(2_000) })
}

/**
 * Reads what the check of a pull request left, which a stranger may have written: nothing of it but a list of problems is used.
 * @param bytes Absent where the check left nothing.
 * @param folders The folders in which files of problems may be.
 */
export function readResult(bytes: Uint8Array | undefined, folders: readonly string[]): CheckedResult {
  if (bytes === undefined || bytes.length === 0) return { reason: 'The check stopped before it had a result.' }
  if (bytes.length > sizeLimit) return { reason: 'The result of the check is too large to be read.' }
  try {
    return resultSchema(folders).parse(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes)))
  } catch {
    return { reason: 'The result of the check has another form than it should have.' }
  }
}
