const rightToLeft = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * A name or title that someone chose, for a sentence that is not HTML: written from right to left it would reorder the
 * numbers and marks around it. In HTML, `<bdi>` does the same.
 */
export const isolated = (name: string): string => (rightToLeft.test(name) ? `\u2068${name}\u2069` : name);
