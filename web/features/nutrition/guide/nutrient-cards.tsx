import { Badge } from '../../../ui/badge';
import { Card, CardHeader } from '../../../ui/card';
import { AmountBars } from './amount-bars';
import { keyNutrients, smallNutrients } from './key-nutrients';

export function KeyNutrients() {
  return (
    <div className="grid gap-3 md:grid-cols-2 lg:gap-4">
      {keyNutrients.map(({ title, tone, energy, does, nutrient, foods }) => (
        <Card key={title} as="article" className="grid content-start gap-4">
          <header className="flex flex-wrap items-center justify-between gap-2">
            <h3 className="text-title">{title}</h3>
            <Badge tone={tone}>{energy}</Badge>
          </header>
          <p className="leading-body text-fg-2">{does}</p>
          <AmountBars
            label={`Where to find ${title.toLowerCase()}`}
            foods={foods}
            nutrient={nutrient}
            tone={tone}
          />
        </Card>
      ))}
      <Card className="md:col-span-2">
        <CardHeader level={3} title="Small amounts, big effects" />
        <dl className="grid gap-x-8 gap-y-4 md:grid-cols-2 lg:grid-cols-3">
          {smallNutrients.map(({ name, does, where }) => (
            <div key={name} className="border-t border-line pt-3">
              <dt className="font-strong">
                {name} <span className="text-small font-medium text-fg-2">{does}</span>
              </dt>
              <dd className="mt-1 leading-body text-fg-2">{where}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </div>
  );
}
