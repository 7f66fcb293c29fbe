const unchanged = new Set(['kcal', 'g']);

export const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A whole number with its noun: '1 workout', '1,204 points', '40 kcal'. */
export function count(value: number, noun: string): string {
  const isOne = Math.round(value) === 1 || unchanged.has(noun);
  return `${number(value)} ${isOne ? noun : `${noun}s`}`;
}

/** One of the texts, the same for the same seed. */
export const varied = (texts: readonly string[], seed: number): string =>
  texts[Math.min(texts.length - 1, Math.floor(seed * texts.length))] ?? '';
