import * as z from 'zod';

/** What a trained model says of itself, on the first line of its file. */
export const modelHeadSchema = z.object({
  labels: z.array(z.string()).min(2),
  bias: z.array(z.number()),
  /** Features share 2 to this power rows. */
  bits: z.number().int().min(1).max(24),
  /** The size of one step of a weight. */
  scale: z.number().positive(),
});
export type ModelHead = z.output<typeof modelHeadSchema>;

/** The features of a text: 32-bit numbers, each with its weight. */
export type Features = ReadonlyMap<number, number>;

/** Features of equal weight. */
export const evenly = (features: readonly number[]): Features =>
  new Map(features.map((feature) => [feature, 1]));

/** The rows of a text's features, each once, with their share of its sums: long and short texts weigh the same. */
export function sharesOf(features: Features, bits: number): [row: number, share: number][] {
  const mask = 2 ** bits - 1;
  const rows = new Map<number, number>();
  for (const [feature, worth] of features) rows.set(feature & mask, worth);
  const squares = [...rows.values()].reduce((sum, worth) => sum + worth * worth, 0);
  const length = Math.sqrt(squares) || 1;
  return [...rows].map(([row, worth]) => [row, worth / length]);
}

/** Turns sums into probabilities that add up to one. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}
