/** The body mass index that is healthy for adults, in kg/m². Source: WHO. */
export const healthyBmi = { least: 18.5, most: 25 };
const adultAge = 18;

/** Body mass index in kg/m², rounded to 2 decimals; null unless both measures are known. Source: WHO, kg / m². */
export function bodyMassIndex(weightKg: number | null, heightCm: number | null): number | null {
  if (weightKg === null || heightCm === null || heightCm <= 0) return null;
  return Math.round((weightKg / (heightCm / 100) ** 2) * 100) / 100;
}

export interface BmiBadge {
  /** The index with 1 decimal. */
  text: string;
  tone: 'normal' | 'warning';
}

/** The profile's badge: a warning above 25; none under age 18, where adult limits mislead, or without an index. */
export function bmiBadge(bmi: number | null, age: number | null): BmiBadge | null {
  if (bmi === null || age === null || age < adultAge) return null;
  return { text: bmi.toFixed(1), tone: bmi > healthyBmi.most ? 'warning' : 'normal' };
}

/** The weight that is healthy for a height in cm, in kilograms; null under age 18, where adult limits mislead. */
export function healthyWeight(heightCm: number, age: number): { leastKg: number; mostKg: number } | null {
  if (age < adultAge) return null;
  const squareMeters = (heightCm / 100) ** 2;
  return { leastKg: healthyBmi.least * squareMeters, mostKg: healthyBmi.most * squareMeters };
}
