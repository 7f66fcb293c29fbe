import { Check } from 'lucide-react';
import { Card } from '../../../ui/card';
import { ListRow } from '../../../ui/list-row';
import { foodsToLimit, lowCarbFoods } from './food-lists';
import { figuresOf } from './guide-figures';

const amount = 'flex-none text-right font-heavy whitespace-nowrap tabular-nums';

/** Fewest carbs first. */
export function LowCarbFoods() {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-4 lg:gap-4">
      {lowCarbFoods.map(({ title, foods }) => (
        <Card key={title} as="article">
          <h3 className="mb-2 text-lead">{title}</h3>
          <ul>
            {foods
              .map(figuresOf)
              .toSorted((a, b) => a.carbsG - b.carbsG)
              .map(({ name, portion, carbsG }) => (
                <ListRow
                  key={name}
                  name={name}
                  note={portion}
                  after={<span className={amount}>{`${carbsG} g`}</span>}
                />
              ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

/** Two in the first row, then three; the first two are wider. */
const places = ['lg:col-span-3', 'lg:col-span-3', 'lg:col-span-2', 'lg:col-span-2', 'md:col-span-2'];

export function FoodsToLimit() {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:grid-cols-6 lg:gap-4">
      {foodsToLimit.map(({ title, why, instead, foods }, index) => (
        <Card key={title} as="article" className={`flex flex-col gap-3 ${places[index]}`}>
          <h3 className="text-lead">{title}</h3>
          <p className="leading-body text-fg-2">{why}</p>
          <ul className="mt-auto">
            {foods.map(figuresOf).map(({ name, portion, caloriesKcal }) => (
              <ListRow
                key={name}
                name={name}
                note={portion}
                after={<span className={amount}>{`${caloriesKcal} kcal`}</span>}
              />
            ))}
          </ul>
          <p className="flex gap-2 border-t border-line pt-3 leading-text font-medium">
            <Check
              className="mt-0.5 size-icon-sm flex-none text-go-text"
              aria-hidden="true"
              strokeWidth={3}
            />
            {instead}
          </p>
        </Card>
      ))}
    </div>
  );
}
