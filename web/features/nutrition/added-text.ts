import { sumOfNutrients } from '../../../shared/rules/nutrition/nutrients';
import { nutrientsOfDraft, type DraftItem } from './draft-item';
import { kcalText } from './nutrient-text';

/** Two eggs, two tomatoes; what has more words, or an s already, stays as it is. */
function counted(amount: string, name: string): string {
  if (amount === '1' || !/^[a-z]*[^\Ws]$/.test(name)) return name;
  return `${name}${name.endsWith('o') ? 'es' : 's'}`;
}

function itemText(item: DraftItem): string {
  const name = item.name.toLowerCase();
  if (item.kind === 'quick') return name;
  const { amount, measure } = item;
  return measure.name === 'each' ? `${amount} ${counted(amount, name)}` : `${amount} ${measure.name} ${name}`;
}

/** What a sentence or a choice became, for people who hear it. */
export function addedText(items: readonly DraftItem[]): string {
  const nutrients = items.map(nutrientsOfDraft).filter((each) => each !== null);
  const unsure = items
    .filter((item) => item.kind === 'food' && !item.isSure)
    .map(({ name }) => name.toLowerCase());
  const check = unsure.length > 0 ? ` Please check ${unsure.join(', ')}.` : '';
  return `Added: ${items.map(itemText).join(', ')}. ${kcalText(sumOfNutrients(nutrients).caloriesKcal)}.${check}`;
}
