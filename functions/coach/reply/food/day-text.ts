import { mealTypes } from '../../../../shared/rules/nutrition/meal-types';
import type { CoachFacts, NutritionToday } from '../../coach-facts';
import { foodWordsOf, nutrientAsked } from '../../understanding/food-words';
import { joined } from '../../../../shared/rules/joined';
import { formatWeight } from '../../../../shared/rules/units';
import { count, number } from '../wording/count';
import { foodCareFor, kidneyText } from './food-care';
import { againstText } from './judge-text';
import { foodName, portionText } from './portion-text';

type Nutrient = 'calories' | 'protein' | 'carbs' | 'fats';

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** '**Protein**: 47 of 110 g, **63 g** left'. */
export function leftText(nutrition: NutritionToday, nutrient: Nutrient): string {
  const unit = nutrient === 'calories' ? 'kcal' : 'g';
  return amountsText(capital(nutrient), unit, nutrition.eaten[nutrient], nutrition.targets[nutrient]);
}

function amountsText(name: string, unit: string, eatenExactly: number, target: number): string {
  const eaten = Math.round(eatenExactly);
  const left = target - eaten;
  const amounts = `${number(eaten)} of ${count(target, unit)}`;
  return left >= 0
    ? `**${name}**: ${amounts}, **${count(left, unit)}** left`
    : `**${name}**: ${amounts}, **${count(-left, unit)}** over`;
}

const noneYet = 'Nothing is logged yet today, so I can only show your targets.';

/** True whatever the person ate. */
const generals: readonly (readonly [RegExp, string])[] = [
  [
    /\beat back\b/,
    "Mostly no. Your target already includes your activity, and it's easy to overestimate what a workout burns. After a long, hard workout, eat a bit more if you're hungry.",
  ],
  [
    /\b(?:leg|training) days?\b/,
    "A little, if you're hungry: some extra carbs before and after a hard workout, and the usual protein. Your daily target doesn't need to change.",
  ],
  [
    /\brest days?\b/,
    'About the same; recovery happens on rest days. Keep the protein, and let your hunger decide the rest.',
  ],
];

const goalSize =
  /\bmy (?:\w+ )?(?:goals?|targets?)\b.*\b(?:too )?(?:low|high|right|ok|okay)\b|\b(?:too low|too high)\b.*\bmy (?:goals?|targets?)\b/;
const goalChange =
  /\b(?:change|set|make|raise|lower|put|update|increase|decrease)\b.*\b(?:goals?|targets?)\b/;

/** How much protein a body of this weight needs. */
function needText(facts: CoachFacts): string {
  const { answers, nutrition } = facts;
  if (foodCareFor(facts).hasKidneys) return kidneyText;
  const target = nutrition ? ` Your target is **${count(nutrition.targets.protein, 'g')}** a day.` : '';
  const range = answers
    ? ` At ${formatWeight(answers.weightKg, facts.units)} that is about **${number(answers.weightKg * 1.2)} to ${number(answers.weightKg * 1.6)} g** a day.`
    : '';
  return `If you work out, 1.2 to 1.6 g of protein per kilogram of body weight is a good range.${range}${target}`;
}

const otherDays = /\b(?:yesterday|this week|last week|avg|average|weekly|last month)\b/;
const fitsIn =
  /\broom for\b|\bstay under\b|\bfit in\b|(?<!\b(?:what|which|how|where|when|much|many) )\b(?:can|could|may|should|am) i (?:still |also )?(?:have|eat|drink|allowed)\b/;
const biggest = /\b(?:biggest|highest|most|worst)\b.*\b(?:ate|eat|eaten|had|logged|thing|meal)\b/;
const isOver = /\bam i (?:over|under|on track)\b|\benough\b|\bon track\b/;

function otherDaysText(said: string, nutrition: NutritionToday): string {
  const when = /\byesterday\b/.test(said)
    ? 'yesterday'
    : /\blast month\b/.test(said)
      ? 'last month'
      : 'the week';
  const compares = /\b(?:less|more|than|compared)\b/.test(said);
  const today =
    nutrition.mealsLogged > 0
      ? ` Today so far: **${number(nutrition.eaten.calories)} kcal**.`
      : ' Nothing is logged yet today.';
  return `${compares ? "I can't compare days; I only see today's meals here." : "I only see today's meals here."} ${capital(when)}${/\b(?:avg|average)\b/.test(said) ? ', with its averages,' : ''} is on the *Nutrition* page: go back day by day, or look at the weekly chart.${today}`;
}

function fitsText(nutrition: NutritionToday, facts: CoachFacts): string {
  const { foods, spared } = facts;
  const left = Math.round(nutrition.targets.calories - nutrition.eaten.calories);
  const items = foods?.items ?? [];
  const against = items
    .map((item) => againstText(foodName(item).toLowerCase(), spared.diet, foodCareFor(facts)))
    .find((each) => each !== null);
  if (against) return against;
  if (items.length === 0)
    return left > 0
      ? `Yes. You have **${count(left, 'kcal')}** left today, so there's room for something you enjoy.`
      : `You're ${count(-left, 'kcal')} over today's target. One day decides nothing. If you want it, have a small one and enjoy it.`;
  const kcal = Math.round(items.reduce((sum, { nutrients }) => sum + nutrients.caloriesKcal, 0));
  const names = capital(joined(items.map((item) => portionText(item))));
  return kcal <= left
    ? `It fits. ${names}: **${count(kcal, 'kcal')}**, and you have ${count(left, 'kcal')} left today.`
    : `${names}: **${count(kcal, 'kcal')}**, ${left > 0 ? `and you have ${count(left, 'kcal')} left today` : "and today's target is reached"}. One day decides nothing. Have it if you want it.`;
}

function loggedText(said: string, { meals }: NutritionToday): string | null {
  const asked = mealTypes.find((type) => said.includes(type));
  if (!asked || !/\b(?:did|have) i\b/.test(said)) return null;
  const found = meals.filter(({ mealType }) => mealType === asked);
  if (found.length === 0) return `No ${asked} is logged today.`;
  const foods = found.flatMap((meal) => meal.foods).join(', ');
  const kcal = found.reduce((sum, { caloriesKcal }) => sum + caloriesKcal, 0);
  return `Yes, ${asked} is logged: ${foods} (${count(Math.round(kcal), 'kcal')}).`;
}

const rates = /\b(?:rate|judge|was|how was|hows) my\b/;

/** How one of today's meals fits, judging by its calories. */
function ratedText(said: string, { meals, targets }: NutritionToday): string | null {
  const asked = rates.test(said) ? mealTypes.find((type) => said.includes(type)) : undefined;
  if (!asked) return null;
  const found = meals.filter(({ mealType }) => mealType === asked);
  if (found.length === 0) return `No ${asked} is logged today.`;
  const kcal = found.reduce((sum, { caloriesKcal }) => sum + caloriesKcal, 0);
  const foods = found.flatMap((meal) => meal.foods).join(', ');
  return `${capital(asked)}: ${foods}, **${count(Math.round(kcal), 'kcal')}**, ${Math.round((kcal / targets.calories) * 100)}% of the day's target. With some protein and a vegetable or fruit, that's a good one.`;
}

function nutrientText(said: string, text: string, nutrition: NutritionToday): string | null {
  const asked = nutrientAsked(text) ?? (/\bsugar\b/.test(said) ? 'sugar' : null);
  const { totals, fibreTargetG, waterMillilitres, waterTargetMillilitres } = nutrition.soFar;
  if (/\bwater\b/.test(said))
    return `**Water**: ${number(waterMillilitres)} of ${number(waterTargetMillilitres)} ml today, counting the glasses you've logged.`;
  if (asked === 'fiber')
    return `${amountsText('Fiber', 'g', totals.fibreG, fibreTargetG)} today. Vegetables, beans, fruit, and whole grains add to it.`;
  if (asked === 'sugar')
    return `Sugar isn't counted separately here, only as part of the carbs: ${leftText(nutrition, 'carbs')}. Sugar from fruit and milk is in there too.`;
  if (asked === 'salt' || asked === 'other' || asked === 'omega-3' || asked === 'caffeine')
    return "I don't count that one; my food table has calories, protein, carbs, fat, and fiber.";
  if (asked === null) return null;
  const nutrient = asked === 'fat' ? 'fats' : asked;
  if (/\b(?:goals?|targets?)\b/.test(said))
    return `Your target is **${count(nutrition.targets[nutrient], nutrient === 'calories' ? 'kcal' : 'g')}** of ${nutrient} a day; ${number(nutrition.eaten[nutrient])} so far today.`;
  return `${leftText(nutrition, nutrient)} today.`;
}

/** The numbers of the day a message asks for; null when it asks for all of them. */
export function dayText(text: string, facts: CoachFacts): string | null {
  const said = foodWordsOf(text);
  const { nutrition } = facts;
  const general = generals.find(([words]) => words.test(said))?.[1];
  if (general) return general;
  if (/\bhow much protein (?:do i|should i|a day|per day)\b/.test(said)) return needText(facts);
  if (nutrition === null) return null;
  const { targets, meals, mealsLogged } = nutrition;
  if (goalChange.test(said)) {
    const wanted = /\b\d{3,4}\b/.exec(said)?.[0];
    return `You set your targets yourself under *Goals* on the *Nutrition* page${wanted ? `: enter **${number(Number(wanted))} kcal** there` : ''}. Your target is ${count(targets.calories, 'kcal')} now; the page also shows what I'd suggest for your profile.`;
  }
  if (goalSize.test(said))
    return `Your target is **${count(targets.calories, 'kcal')}** a day. *Goals* on the *Nutrition* page shows what I'd suggest for your height, weight, and activity. If you're hungry all day or tired in workouts, it's too low.`;
  if (otherDays.test(said)) return otherDaysText(said, nutrition);
  const logged = loggedText(said, nutrition) ?? ratedText(said, nutrition);
  if (logged) return logged;
  if (fitsIn.test(said)) return fitsText(nutrition, facts);
  const prefix = mealsLogged === 0 ? `${noneYet} ` : '';
  if (biggest.test(said)) {
    const [most] = meals.toSorted((a, b) => b.caloriesKcal - a.caloriesKcal);
    return most
      ? `Your ${most.mealType}: ${most.foods.join(', ')}, **${count(Math.round(most.caloriesKcal), 'kcal')}** in all.`
      : noneYet;
  }
  if (isOver.test(said)) {
    const left = Math.round(targets.calories - nutrition.eaten.calories);
    const verdict =
      left >= 0
        ? `Not over: **${count(left, 'kcal')}** left`
        : `Over by **${count(-left, 'kcal')}**; one day decides nothing`;
    const enough =
      /\benough\b/.test(said) && left > targets.calories / 4 ? 'Not enough yet, if the day is over. ' : '';
    return `${prefix}${enough}${verdict}. ${leftText(nutrition, 'protein')}.`;
  }
  const one = nutrientText(said, text, nutrition);
  return one === null ? null : `${prefix}${one}`;
}
