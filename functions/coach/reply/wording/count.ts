const unchanged = new Set(['kcal', 'g']);

export const number = (value: number): string => Math.round(value).toLocaleString('en-US');

/** A whole number with its noun: '1 workout', '1,204 points', '40 kcal'. */
export function count(value: number, noun: string): string {
  const isOne = Math.round(value) === 1 || unchanged.has(noun);
  return `${number(value)} ${isOne ? noun : `${noun}s`}`;
}

/** 'knees', 'knees and hips', 'knees, hips, and neck'. */
export function joined(parts: readonly string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length < 2) return last;
  return `${parts.slice(0, -1).join(', ')}${parts.length > 2 ? ',' : ''} and ${last}`;
}

/** One of the texts, the same for the same seed. */
export const varied = (texts: readonly string[], seed: number): string =>
  texts[Math.min(texts.length - 1, Math.floor(seed * texts.length))] ?? '';
