/** The author of a quote is a role and an industry, never a name: "Store Owner, Retail". */
export const quoteAuthor = ({ role, industry }: { role: string; industry: string }): string => `${role}, ${industry}`
