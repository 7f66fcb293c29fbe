import type { Diet } from '../../../../shared/rules/nutrition/recommend';
import type { ReadFoods } from '../../../nutrition/public';
import { avoidedReason } from './avoided';
import type { FoodCare } from './food-care';
import { foodName } from './portion-text';

type ReadFood = ReadFoods['items'][number];

const judging =
  /\b(?:is|are|isnt|arent) [\w -]{2,40}?\b(bad|unhealthy|evil|fattening|junk|terrible|awful|toxic|good|healthy|ok|okay|alright|fine|great|clean)\b|^how (?:healthy|bad|good|unhealthy) (?:is|are)\b|\b(?:good or bad|bad or good|healthy or not|good for (?:me|you|us)|bad for (?:me|you|us))\b|^(?:can|should) i (?:eat|have|drink) .*\b(?:every ?day|daily|each day)\b|^[\w ]+ (?:healthy|good|bad|ok)\?$/;
const doubts = /\b(?:bad|unhealthy|evil|fattening|junk|terrible|awful|toxic)\b/;

/** 'Is cheese healthy?', 'are eggs bad for you': asks for a judgment, not for numbers. */
export const asksForJudgement = (said: string): boolean => judging.test(said);

const howMany =
  /\bhow many\b.*\b(?:a day|per day|daily|a week|can i (?:eat|have)|should i (?:eat|have)|(?:is|are) (?:ok|okay|fine|too many|safe))\b/;

/** 'How many eggs a day'. */
export const asksHowMany = (said: string): boolean => howMany.test(said);

const everyDay = /\bevery ?day\b|\bdaily\b|\beach day\b/;
const cured = /\b(?:bacon|ham|salami|sausages?|hot dog|pepperoni|chorizo|prosciutto|jerky)\b/;
const alcoholic =
  /\b(?:wine|beer|lager|ale|stout|cider|vodka|gin|whisky|rum|champagne|prosecco|cocktail|margarita|mojito)\b/;
const sweet =
  /\b(?:(?<!diet )cola|coke|lemonade|soda|energy drink|chocolate|sweets|candy|cake|cookies?|biscuits?|doughnuts?|donuts?|ice cream|gelato|muffins?|syrup|honey|sugar|jam|brownies?|pastry|milkshake|juice|jelly|gummies)\b/;
const salty =
  /\b(?:crisps|chips|bacon|ham|salami|sausages?|feta|halloumi|olives|pickles?|soy sauce|ramen|instant noodles|soup|pizza|pretzels?|smoked)\b/;
const dense = 300;
const richKcal = 200;

/** What can be said about a food without knowing the rest of the day. */
function reasonFor(name: string, { food: { per100 } }: ReadFood): { isDaily: boolean; reason: string } {
  const { caloriesKcal, proteinG, fibreG } = per100;
  const share = (proteinG * 400) / Math.max(1, caloriesKcal);
  if (alcoholic.test(name))
    return { isDaily: false, reason: 'less alcohol is better, none is best, and now and then is a choice' };
  if (cured.test(name))
    return { isDaily: false, reason: 'now and then is fine, every day is too much cured meat' };
  if (sweet.test(name))
    return { isDaily: false, reason: "a treat you enjoy fits in, though it isn't very filling" };
  if (fibreG >= 5 || (caloriesKcal < 120 && fibreG >= 1.5))
    return { isDaily: true, reason: 'plenty of fiber, and filling' };
  if (share >= 20 && proteinG >= 5 && caloriesKcal < dense)
    return { isDaily: true, reason: 'a lot of protein for the calories' };
  if (caloriesKcal >= dense)
    return { isDaily: false, reason: 'it packs a lot of calories into a small bite, so watch the portion' };
  return { isDaily: true, reason: 'a normal portion fits any day' };
}

const notInPregnancy =
  /\b(?:sushi|sashimi|smoked salmon|lox|p[aâ]t[eé]|brie|camembert|blue cheese|liver|tartare|ceviche|oysters?|swordfish|shark|marlin|raw)\b/;

/** Why a food isn't for the person, by their diet, an allergy, or a pregnancy; null when nothing is known against it. */
export function againstText(name: string, diet: Diet, care: FoodCare): string | null {
  const avoided = avoidedReason(name, diet);
  if (avoided) return `Not for you: ${avoided}.`;
  if (!care.without.includes('raw')) return null;
  if (alcoholic.test(name)) return 'In pregnancy, the only safe amount is none.';
  return notInPregnancy.test(name)
    ? `Better not in pregnancy: skip the ${name} until the baby is here, and ask your doctor or midwife what's okay.`
    : null;
}

/** 'Yes' or 'no' as it was asked, with the reason: no food is bad on its own. */
export function judgeText(said: string, item: ReadFood, diet: Diet, care: FoodCare): string {
  const name = foodName(item).toLowerCase();
  const against = againstText(name, diet, care);
  if (against) return `${against} `;
  const { isDaily: isFine, reason } = reasonFor(name, item);
  const isDaily = isFine && !(everyDay.test(said) && item.food.per100.caloriesKcal >= richKcal);
  if (howMany.test(said))
    return `${isDaily ? 'One or two a day are fine for most people, as long as the rest of your plate varies.' : `There's no fixed number: ${reason}.`} `;
  const verdict = doubts.test(said)
    ? isDaily
      ? 'No, not at all'
      : 'No single food is bad'
    : isDaily
      ? 'Yes'
      : everyDay.test(said)
        ? 'Better now and then than every day'
        : 'In moderation, yes';
  const notes = [
    ...(care.without.includes('sugar') && (sweet.test(name) || item.food.per100.carbsG >= 20)
      ? ['With diabetes, count the carbs and keep it small.']
      : []),
    ...(care.without.includes('salt') && salty.test(name) ? ["It's high in salt, so have it rarely."] : []),
    ...(care.hasKidneys ? ['With your kidneys, ask your doctor or renal dietitian about it.'] : []),
  ];
  const because = isFine === isDaily ? reason : "it's rich, and other foods deserve a turn";
  return `${verdict}: ${because}. ${notes.map((note) => `${note} `).join('')}`;
}
