import { cx } from 'class-variance-authority';
import { Card } from '../../../ui/card';
import type { Tone } from '../../../ui/tone';
import { AmountBars } from './amount-bars';
import { foodGroups } from './food-groups';
import type { GuideNutrient } from './guide-figures';

const discs: Record<Tone, string> = {
  go: 'bg-go-tint text-go-text',
  warm: 'bg-warm-tint text-warm-text',
  cool: 'bg-cool-tint text-cool-text',
  coach: 'bg-coach-tint text-coach-text',
  danger: 'bg-danger-tint text-danger-text',
};

const nutrientNames: Record<GuideNutrient, string> = {
  proteinG: 'protein',
  carbsG: 'carbs',
  fatsG: 'fats',
  fibreG: 'fiber',
};

/** What each group is good for, how much to eat, and what a portion contains. */
export function FoodGroups() {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-3 lg:gap-4">
      {foodGroups.map(({ title, icon: Icon, tone, gives, amount, nutrient, foods }) => (
        <Card key={title} as="article" className="flex flex-col gap-4">
          <h3 className="flex items-center gap-3 text-lead">
            <span className={cx('grid size-tap flex-none place-items-center rounded-full', discs[tone])}>
              <Icon className="size-icon" aria-hidden="true" />
            </span>
            {title}
          </h3>
          <p className="leading-body text-fg-2">{gives}</p>
          <p className="leading-body font-medium">{amount}</p>
          <div className="mt-auto grid gap-3 border-t border-line pt-4">
            <p className="text-small text-fg-2">{`Grams of ${nutrientNames[nutrient]} in a portion`}</p>
            <AmountBars
              label={`${title}: ${nutrientNames[nutrient]} in a portion`}
              foods={foods}
              nutrient={nutrient}
              tone={tone}
            />
          </div>
        </Card>
      ))}
    </div>
  );
}
