import * as z from 'zod';

/** A trained model as it is stored. */
export const storedModelSchema = z.object({
  labels: z.array(z.string()).min(2),
  bias: z.array(z.number()),
  /** Features share 2 to the power of so many rows. */
  bits: z.number().int().min(1).max(24),
  /** What one step of a weight is worth. */
  scale: z.number().positive(),
  /** Signed bytes in base64: row by row, one for each label. */
  weights: z.string(),
});
export type StoredModel = z.output<typeof storedModelSchema>;

/** The rows of a text's features, each once. */
export function rowsOf(features: readonly number[], bits: number): number[] {
  const mask = 2 ** bits - 1;
  return [...new Set(features.map((feature) => feature & mask))];
}

/** Turns sums into probabilities that add up to one. */
export function softmax(sums: readonly number[]): number[] {
  const most = Math.max(...sums);
  const powers = sums.map((sum) => Math.exp(sum - most));
  const all = powers.reduce((total, power) => total + power, 0);
  return powers.map((power) => power / all);
}
