/** The pattern of LIKE for whatever contains a text, in which `%` and `_` are letters like others. */
export const containing = (text: string): string => `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`
