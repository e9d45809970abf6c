import { z } from 'zod'

const sizeLimit = 20_000_000

const position = z.int().min(1)

/** A text of which what is longer is left out. */
const cut = (most: number) => z.string().transform((text) => (text.length > most ? `${text.slice(0, most)}…` : text))

/** The lines from `from` to `to`, counted from 1, become `lines`; `to` before `from` inserts before `from`. */
const repairSchema = z
  .object({
    from: position,
    to: position.min(0),
    lines: z.array(z.string().max(5_000).regex(/^.*$/)).max(1_000),
    safe: z.boolean(),
  })
  .refine(({ from, to }) => to >= from - 1)

const findingSchema = z.object({
  file: z
    .string()
    .max(4_096)
    .regex(/^[^\p{Cc}\p{Cs}]+$/u),
  line: position,
  // One of another form becomes none.
  id: z
    .string()
    .regex(/^[a-z-]{1,40}\/[a-z-]{1,40}$/)
    .optional()
    .catch(undefined),
  path: cut(300),
  message: cut(2_000).refine((message) => message !== ''),
  severity: z.literal('warning').optional(),
  // One that is too long, or is none, becomes null, and nothing else is left out with it.
  repair: repairSchema.nullish().catch(null),
})

const resultSchema = z.object({ findings: z.array(findingSchema) })

/** A finding as the check prints it for programs. */
export type PrintedFinding = z.infer<typeof findingSchema>

const isInside = (file: string, folders: readonly string[]): boolean => {
  const [folder = '', ...parts] = file.split('/')
  return folders.includes(folder) && !parts.some((part) => /^\.{0,2}$/.test(part))
}

/** The findings, or a sentence why they are not known. */
export interface PrintedResult {
  findings: readonly PrintedFinding[]
  reason?: string
}

/**
 * Reads what the check of a pull request left, which a stranger may have written: nothing of it but a list of findings is used.
 * @param bytes Absent where the check left nothing.
 * @param folders The folders that findings may be in.
 */
export function readResult(bytes: Uint8Array | undefined, folders: readonly string[]): PrintedResult {
  const unknown = (reason: string) => ({ findings: [], reason })
  if (!bytes?.length) return unknown('The check stopped before it had a result.')
  if (bytes.length > sizeLimit) return unknown('The result of the check is too large to be read.')
  try {
    const { findings } = resultSchema.parse(JSON.parse(new TextDecoder().decode(bytes)))
    if (findings.every(({ file }) => isInside(file, folders))) return { findings }
  } catch {
    // It is no JSON, or of another form.
  }
  return unknown('The result of the check is not a list of findings.')
}
