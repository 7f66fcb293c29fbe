import type { CSSProperties } from 'react';
import { markColor, share, type Tone } from '../../../ui/tone';
import { figuresOf, type GuideFood, type GuideNutrient } from './guide-figures';

interface AmountBarsProps {
  label: string;
  foods: readonly GuideFood[];
  nutrient: GuideNutrient;
  tone: Tone;
}

const grams = (value: number) => `${value} g`;

/** How much of a nutrient a portion of each food has, most first, with bars. */
export function AmountBars({ label, foods, nutrient, tone }: AmountBarsProps) {
  const rows = foods.map(figuresOf).toSorted((a, b) => b[nutrient] - a[nutrient]);
  const most = rows[0]?.[nutrient] ?? 0;
  return (
    <ul className="grid gap-3" aria-label={label}>
      {rows.map((food) => (
        <li key={food.name}>
          <span className="flex flex-wrap items-baseline justify-between gap-x-3">
            <span className="leading-text font-semibold">
              {food.name} <span className="text-small font-medium text-fg-2">{food.portion}</span>
            </span>
            <b className="text-small font-heavy tabular-nums">{grams(food[nutrient])}</b>
          </span>
          <AmountBar value={food[nutrient]} most={most} tone={tone} />
        </li>
      ))}
    </ul>
  );
}

interface AmountBarProps {
  value: number;
  most: number;
  tone: Tone;
}

/** Decorative: the number is next to it. */
export function AmountBar({ value, most, tone }: AmountBarProps) {
  const style: CSSProperties = { width: `${share(value, 0, most) * 100}%`, background: markColor(tone) };
  return (
    <span
      className="mt-1 block h-1.5 overflow-hidden rounded-xs bg-go-track forced-color-adjust-none"
      aria-hidden="true"
    >
      <span className="block h-full rounded-xs" style={style} />
    </span>
  );
}
