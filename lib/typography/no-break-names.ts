/** Keeps names of several words on one line where there is room: `Tower Grove South`. A name is a run of capitalized words. */
export const noBreakNames = (text: string): string => text.replace(/(?<=\p{Lu}[\p{L}.’-]*) (?=\p{Lu})/gu, '\u00a0')
