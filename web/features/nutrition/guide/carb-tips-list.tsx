import { ArrowRight } from 'lucide-react';
import { Badge } from '../../../ui/badge';
import { Card } from '../../../ui/card';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { AmountBar } from './amount-bars';
import { carbTips, swaps } from './carb-tips';
import { figuresOf, type PortionFigures } from './guide-figures';

function Side({ food, most, tone }: { food: PortionFigures; most: number; tone: 'warm' | 'go' }) {
  return (
    <div className="min-w-0 flex-1">
      <p className="leading-text font-strong">{food.name}</p>
      <p className="text-small leading-text text-fg-2">
        <span className="block">{food.portion}</span>
        <span className="block tabular-nums">{`${Math.round(food.carbsG)} g of carbs`}</span>
      </p>
      <AmountBar value={food.carbsG} most={most} tone={tone} />
    </div>
  );
}

/** One food for another, and how many carbs that saves. */
export function Swaps() {
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:gap-4" aria-label="Swaps">
      {swaps.map(({ from, to, says }) => {
        const [before, after] = [figuresOf(from), figuresOf(to)];
        const less = Math.round(before.carbsG) - Math.round(after.carbsG);
        return (
          <Card key={from} as="li" className="grid content-start gap-3">
            <div className="flex items-start gap-3">
              <Side food={before} most={before.carbsG} tone="warm" />
              <ArrowRight className="mt-1 size-icon-sm flex-none text-fg-2" aria-hidden="true" />
              <VisuallyHidden>instead:</VisuallyHidden>
              <Side food={after} most={before.carbsG} tone="go" />
            </div>
            <p className="leading-body text-fg-2">{says}</p>
            <div>
              <Badge tone="go" size="md">{`${less} g fewer carbs`}</Badge>
            </div>
          </Card>
        );
      })}
    </ul>
  );
}

export function CarbTips() {
  return (
    <ol className="grid gap-x-8 gap-y-5 md:grid-cols-2 lg:grid-cols-3">
      {carbTips.map(({ title, text }, index) => (
        <li key={title} className="flex gap-4">
          <span className="text-num leading-none font-black text-go-text tabular-nums" aria-hidden="true">
            {index + 1}
          </span>
          <div>
            <h3 className="text-lead">{title}</h3>
            <p className="mt-1 leading-body text-fg-2">{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
