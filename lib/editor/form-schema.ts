import { z } from 'zod'
import type { JsonSchema } from './fields'

/** What a pattern of a text asks for, from the sentence that the schema states beside it. */
const patternMessage = (schema: z.core.$ZodType): string | undefined => {
  const { checks = [] } = schema._zod.def
  for (const { _zod } of checks) {
    if (!('pattern' in _zod.def)) continue
    const message = _zod.def.error?.({ code: 'invalid_format', format: 'regex', input: '', path: [] } as never)
    return typeof message === 'string' ? message : message?.message
  }
  return undefined
}

/** The JSON Schema from which a form is made; `patternMessage` says what the pattern beside it asks for. */
export const formSchema = (schema: z.ZodType): JsonSchema =>
  z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      const message = patternMessage(zodSchema)
      if (message !== undefined) jsonSchema['patternMessage'] = message
    },
  })
