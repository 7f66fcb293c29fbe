const adultAge = 18;

/** The body mass index that is healthy for adults. Source: WHO. */
export const healthyBmi = { least: 18.5, most: 24.9 };

/** The weight that is healthy for a height, in kilograms; null under 18, where the limits of adults mislead. */
export function healthyWeight(heightCm: number, age: number): { leastKg: number; mostKg: number } | null {
  if (age < adultAge) return null;
  const squareMeters = (heightCm / 100) ** 2;
  return { leastKg: healthyBmi.least * squareMeters, mostKg: healthyBmi.most * squareMeters };
}
