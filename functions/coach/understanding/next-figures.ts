import { foodTextOf, foodWordsOf, nutrientAsked } from './food-words';
import { amountIn } from './read-meal-change';

/** The first food a text names, as the table calls it; null when it names none. */
type FoodIn = (text: string) => string | null;

const lead =
  /^(?:(?:and|what about|how about|what if|or|vs|ok|okay|so|then|but|hm+) )+(?:in |for |with |is |are )?/;
const tells = /\b(?:log|add|had|ate|drank|save|idea|ideas|left|today|should i|can i|my)\b/;
const mostWords = 7;
const judged = /\b(?:healthy|unhealthy|good|bad|ok|okay|fattening|fine)\b/;

/** A question that says little on its own, after one about a food's numbers: 'and in two?', 'what about tofu', 'and the carbs?'. */
export function nextFigures(asked: string, message: string, foodIn: FoodIn): string | null {
  const said = foodWordsOf(message)
    .replaceAll(/[^\p{L}\p{N}½.% ]+/gu, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  if (tells.test(said) || said.split(' ').length > mostWords) return null;
  const rest = said.replace(lead, '').replace(/^(?:the |for )+/, '');
  const amount = amountIn(rest);
  const before = foodTextOf(asked);
  const nutrient = nutrientAsked(asked);
  const of = (foods: string) => (nutrient === null ? `whats in ${foods}?` : `${nutrient} in ${foods}`);
  if (amount) {
    const food = foodIn(before)?.toLowerCase();
    if (!food) return null;
    if (amount.kind === 'grams') return of(`${amount.grams} g ${food}`);
    if (amount.kind === 'times') return of(`${amount.factor} ${food}`);
    const measure =
      amount.measure && !/^(?:each|portion)$/.test(amount.measure) ? `${amount.measure} of ` : '';
    return of(`${amount.count} ${measure}${food}`);
  }
  const food = foodIn(foodTextOf(rest));
  const isShort = lead.test(said) || said.split(' ').length <= 2;
  if (food === null)
    return nutrientAsked(rest) !== null && isShort && before !== '' ? `${rest} in ${before}` : null;
  if (nutrientAsked(rest) !== null || !(lead.test(said) && isShort)) return null;
  const judgement = nutrient === null ? judged.exec(foodWordsOf(asked))?.[0] : undefined;
  return judgement ? `is ${foodTextOf(rest)} ${judgement}?` : of(foodTextOf(rest));
}
