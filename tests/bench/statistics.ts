/** The value below which `share` (0 to 1) of the sorted values lie: nearest rank. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? Number.NaN;
}

export const milliseconds = (value: number): string => `${value.toFixed(1)} ms`;
