// @ts-check
/**
 * How long anything in a test may take, in milliseconds, and the only such limit: a guard against hanging, so long that it says nothing
 * about the speed of a machine.
 */
export const timeLimit = 600_000
