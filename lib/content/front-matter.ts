/** The fields above a text with the lines `---` around them; the first group is their YAML. The content check has passed the file. */
export const frontMatter = /^---[ \t]*\r?\n(.*?)\r?\n---[ \t]*(?:\r?\n|$)/s
