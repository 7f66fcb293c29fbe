import type { PackedFoodInput } from '../../../../shared/contracts/foods';
import { grouped } from '../../../../shared/rules/number-text';
import { Badge } from '../../../ui/badge';
import { ListRow } from '../../../ui/list-row';
import { kcalText } from '../nutrient-text';
import { fateOf, type Fate, type ImportPlan, type SameNames } from './import-plan';

interface TableProps {
  plan: ImportPlan;
  sameNames: SameNames;
}

const fates: Record<Fate, { text: string; tone: 'go' | 'warm' | 'neutral' }> = {
  add: { text: 'New', tone: 'go' },
  replace: { text: 'Replaces yours', tone: 'warm' },
  skip: { text: 'Skipped', tone: 'neutral' },
  recipe: { text: 'Your recipe stays', tone: 'neutral' },
};

const toTenth = (value: number) => String(Math.round(value * 10) / 10);
const amountsOf = ({ per100, portionGrams }: PackedFoodInput) => [
  grouped(Math.round(per100.caloriesKcal)),
  ...[per100.proteinG, per100.carbsG, per100.fatsG, per100.fibreG, portionGrams].map(toTenth),
];
const columns = ['kcal', 'Protein', 'Carbs', 'Fat', 'Fiber', 'Portion, g'];

/** The foods of a file with what happens to each: a table, on a phone a list. */
export function ImportTable(props: TableProps) {
  return (
    <>
      <FoodCards {...props} />
      <FoodTable {...props} />
    </>
  );
}

function FateBadge({ fate }: { fate: Fate }) {
  return <Badge tone={fates[fate].tone}>{fates[fate].text}</Badge>;
}

function FoodCards({ plan, sameNames }: TableProps) {
  return (
    <ul className="grid in-dialog-md:hidden" aria-label="Foods, with values for 100 g">
      {plan.foods.map((planned) => {
        const { line, food } = planned;
        const [, protein, carbs, fat, fiber, portion] = amountsOf(food);
        return (
          <ListRow
            key={line}
            name={<bdi className="wrap-anywhere">{food.name}</bdi>}
            note={`${kcalText(food.per100.caloriesKcal)} in 100 g · protein ${protein}, carbs ${carbs}, fat ${fat}, fiber ${fiber} · portion ${portion} g`}
            after={<FateBadge fate={fateOf(planned, sameNames)} />}
          />
        );
      })}
    </ul>
  );
}

function FoodTable({ plan, sameNames }: TableProps) {
  return (
    <table className="hidden w-full border-collapse text-small leading-text tabular-nums in-dialog-md:table">
      <caption className="pb-1 text-left text-fg-2">Values for 100 g</caption>
      <thead>
        <tr className="text-right text-fg-2">
          <th scope="col" className="py-1 text-left font-semibold">
            Food
          </th>
          {columns.map((column) => (
            <th key={column} scope="col" className="py-1 pl-3 font-semibold whitespace-nowrap">
              {column}
            </th>
          ))}
          <th scope="col" className="sr-only">
            What happens
          </th>
        </tr>
      </thead>
      <tbody>
        {plan.foods.map((planned) => (
          <tr key={planned.line} className="border-t border-line text-right">
            <th scope="row" className="py-2 text-left font-strong wrap-anywhere">
              {planned.food.name}
            </th>
            {amountsOf(planned.food).map((amount, index) => (
              <td key={columns[index]} className="py-2 pl-3">
                {amount}
              </td>
            ))}
            <td className="py-2 pl-3">
              <FateBadge fate={fateOf(planned, sameNames)} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
