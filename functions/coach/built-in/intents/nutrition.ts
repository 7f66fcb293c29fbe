import type { CoachFacts } from '../../coach-facts';
import { says } from '../../../../shared/domain/reading/phrases';
import { say, type Intent } from '../dialogue';
import {
  proteinIdeas,
  recommend,
  recommendationDisclaimer,
  type Recommendation,
} from '../../../../shared/domain/nutrition/recommend';
import { count, number } from '../wording/count';

type Nutrient = 'calories' | 'protein' | 'carbs' | 'fats';

const noMeals =
  "I don't see your meals right now, so I can't tell you today's numbers. I can talk about food in general.";

const noneLogged =
  'Nothing is logged yet today. On the Nutrition page a photo, a search or a sentence is enough. Your targets:';

type Nutrition = NonNullable<CoachFacts['nutrition']>;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

const mealLine = ({ mealType, foods, caloriesKcal }: Nutrition['meals'][number]) =>
  `- **${capital(mealType)}**: ${foods.join(', ')} (${count(Math.round(caloriesKcal), 'kcal')})`;

const targetLines = ({ targets }: Nutrition) =>
  (['calories', 'protein', 'carbs', 'fats'] as const).map(
    (each) => `- **${capital(each)}**: ${count(targets[each], each === 'calories' ? 'kcal' : 'g')}`,
  );

/** What the rules of the nutrition page say could come next: the same words in both places. */
function nextFor({ nutrition, spared, training, hour }: CoachFacts): Recommendation[] {
  if (nutrition === null || nutrition.mealsLogged === 0) return [];
  const planned = training?.today;
  const { session = null, isDone = false, isRestDay = true } = planned ?? {};
  return recommend({
    ...nutrition.soFar,
    hour,
    diet: spared.diet,
    training:
      session && (isDone || !isRestDay) ? { title: session.title, minutes: session.minutes, isDone } : null,
  });
}

/** Protein that fits what somebody eats. */
const proteinFor = ({ spared: { diet } }: CoachFacts) =>
  `**Protein that fits you**: ${proteinIdeas(diet).slice(0, 4).join(', ').toLowerCase()}.`;

const nextLine = ({ message, suggestedFoods }: Recommendation) =>
  suggestedFoods.length === 0
    ? `- ${message}`
    : `- ${message} For example: **${suggestedFoods.join(', ')}**.`;

function leftText(nutrition: Nutrition, nutrient: Nutrient): string {
  const unit = nutrient === 'calories' ? 'kcal' : 'g';
  const eaten = Math.round(nutrition.eaten[nutrient]);
  const left = nutrition.targets[nutrient] - eaten;
  const amounts = `${number(eaten)} of ${count(nutrition.targets[nutrient], unit)}`;
  const name = capital(nutrient);
  return left >= 0
    ? `**${name}**: ${amounts}, **${count(left, unit)}** left`
    : `**${name}**: ${amounts}, **${count(-left, unit)}** over`;
}

export const nutritionToday: Intent = {
  name: 'nutrition-today',
  answer: ({ facts: { nutrition } }) => {
    if (nutrition === null) return say(noMeals);
    if (nutrition.mealsLogged === 0) return say(`${noneLogged}\n\n${targetLines(nutrition).join('\n')}`);
    const lines = (['calories', 'protein', 'carbs', 'fats'] as const).map(
      (each) => `- ${leftText(nutrition, each)}`,
    );
    const meals = nutrition.meals.map(mealLine).join('\n');
    return say(`Today, from ${count(nutrition.mealsLogged, 'meal')}:\n\n${lines.join('\n')}\n\n${meals}`);
  },
};

const proteinFoods =
  '- **Animal**: chicken, fish, eggs, low-fat quark, cottage cheese, Greek yoghurt\n- **Plant**: tofu, tempeh, lentils, beans, chickpeas, edamame, soy yoghurt\n- **To go**: skyr, a boiled egg, roasted chickpeas, a handful of nuts';

export const protein: Intent = {
  name: 'protein-need',
  answer: ({ facts: { nutrition }, reading }) => {
    const gap = nutrition === null ? noMeals : `${leftText(nutrition, 'protein')} today.`;
    const general = says(reading.words, 'left', 'today', 'so far')
      ? ''
      : 'Spread it over the day: some with every meal does more than all at once.';
    return say(`${gap}\n\nGood sources:\n\n${proteinFoods}\n\n${general}`.trim());
  },
};

export const food: Intent = {
  name: 'food-idea',
  answer: ({ facts }) => {
    const { nutrition } = facts;
    const next = nextFor(facts);
    if (nutrition !== null && next.length > 0) {
      const lines = next.map(nextLine).join('\n');
      return say(
        `By what you logged today:\n\n${lines}\n- ${proteinFor(facts)}\n\n${leftText(nutrition, 'calories')}.\n\n${recommendationDisclaimer}`,
      );
    }
    const left = nutrition === null ? '' : `\n\nToday you have ${leftText(nutrition, 'calories')}.`;
    return say(
      'A plate that works: **half vegetables or salad, a quarter protein, a quarter wholegrain, potatoes or beans**, and a little good oil.\n\n' +
        '- **Before training**: something light an hour or two earlier, such as a banana or toast.\n' +
        '- **After**: a normal meal with protein within a few hours.\n' +
        `- ${proteinFor(facts)}\n` +
        `- **Allergies, illness or a special diet**: ask a doctor or dietitian.${left}`,
    );
  },
};

const waterToday = (nutrition: Nutrition | null) =>
  nutrition === null || nutrition.soFar.waterMillilitres === 0
    ? 'You can count your glasses on the Nutrition page. '
    : `You logged **${number(nutrition.soFar.waterMillilitres)} ml** today. `;

export const water: Intent = {
  name: 'water',
  answer: ({ facts: { nutrition } }) =>
    say(
      'Drink when you are thirsty, a glass with each meal, and sips during training; more when it is hot or you sweat a lot. ' +
        'Pale yellow urine is a good sign. Water does; sweet drinks are not needed for a workout under an hour. ' +
        waterToday(nutrition) +
        'If a doctor has told you how much to drink, that counts.',
    ),
};

export const foodFigures: Intent = {
  name: 'food-figures',
  answer: () =>
    say(
      "I don't keep the figures of single foods here, and I won't guess them. The search on the Nutrition page knows some nine thousand foods: type it there, and its figures are beside it.",
    ),
};
