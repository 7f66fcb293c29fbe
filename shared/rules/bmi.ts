const warningAbove = 25;
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
  return { text: bmi.toFixed(1), tone: bmi > warningAbove ? 'warning' : 'normal' };
}
