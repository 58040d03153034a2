/**
 * Typed digits, letters and signs in their plain form: an input method for Chinese also writes them in full width, １０．５ for 10.5,
 * and a full stop for the point, 10。5.
 */
export const folded = (typed: string): string => typed.normalize('NFKC').replaceAll(/(?<=\d)。(?=\d|$)/g, '.')
