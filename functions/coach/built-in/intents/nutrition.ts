import type { CoachFacts } from '../../coach-facts';
import { says } from '../../../../shared/domain/reading/phrases';
import { say, type Intent } from '../dialogue';
import { count, number } from '../wording/count';

type Nutrient = 'calories' | 'protein' | 'carbs' | 'fats';

const noMeals =
  "I don't see your meals yet, so I can't tell you today's numbers. The nutrition pages are on their way; until then I can talk about food in general.";

function leftText(nutrition: NonNullable<CoachFacts['nutrition']>, nutrient: Nutrient): string {
  const unit = nutrient === 'calories' ? 'kcal' : 'g';
  const left = nutrition.targets[nutrient] - nutrition.eaten[nutrient];
  const amounts = `${number(nutrition.eaten[nutrient])} of ${count(nutrition.targets[nutrient], unit)}`;
  const name = nutrient.charAt(0).toUpperCase() + nutrient.slice(1);
  return left >= 0
    ? `**${name}**: ${amounts}, **${count(left, unit)}** left`
    : `**${name}**: ${amounts}, **${count(-left, unit)}** over`;
}

export const nutritionToday: Intent = {
  name: 'nutrition today',
  signals: [
    [
      5,
      'eaten',
      'have i eat',
      'did i eat',
      'i ate',
      'macros',
      'calories left',
      'carbs left',
      'fats left',
      'my carbs|fats',
      'nutrition',
      'my meals',
      'meals logged',
      'food today',
      'calories can i eat',
      'can i still eat',
      'still eat',
      'calorie intake',
    ],
    [2, 'left', 'remaining', 'today', 'so far', 'calories'],
  ],
  answer: ({ facts: { nutrition } }) => {
    if (nutrition === null) return say(noMeals);
    const lines = (['calories', 'protein', 'carbs', 'fats'] as const).map(
      (each) => `- ${leftText(nutrition, each)}`,
    );
    return say(`Today, from ${count(nutrition.mealsLogged, 'meal')}:\n\n${lines.join('\n')}`);
  },
};

const proteinFoods =
  '- **Animal**: chicken, fish, eggs, low-fat quark, cottage cheese, Greek yoghurt\n- **Plant**: tofu, tempeh, lentils, beans, chickpeas, edamame, soy yoghurt\n- **To go**: skyr, a boiled egg, roasted chickpeas, a handful of nuts';

export const protein: Intent = {
  name: 'protein',
  signals: [
    [6, 'protein', 'proteins'],
    [1, 'how much', 'foods', 'source', 'rich', 'need', 'left', 'enough'],
  ],
  answer: ({ facts: { nutrition }, reading }) => {
    const gap = nutrition === null ? noMeals : `${leftText(nutrition, 'protein')} today.`;
    const general = says(reading.words, 'left', 'today', 'so far')
      ? ''
      : 'Spread it over the day: some with every meal does more than all at once.';
    return say(`${gap}\n\nGood sources:\n\n${proteinFoods}\n\n${general}`.trim());
  },
};

export const food: Intent = {
  name: 'what to eat',
  signals: [
    [
      5,
      'what should i eat',
      'what to eat',
      'what can i eat',
      'eat before|after',
      'healthy food|snack|breakfast|dinner|lunch|meal',
      'snack',
      'breakfast',
      'dinner',
      'lunch',
      'recipe',
      'hungry',
      'starving',
      'train on empty',
      'fasted training|workout',
      'diet',
      'eat healthy',
      'not eaten yet',
    ],
    [1, 'eat', 'food', 'eating'],
  ],
  answer: ({ facts: { nutrition } }) => {
    const left = nutrition === null ? '' : `\n\nToday you have ${leftText(nutrition, 'calories')}.`;
    return say(
      'A plate that works: **half vegetables or salad, a quarter protein, a quarter wholegrain, potatoes or beans**, and a little good oil.\n\n' +
        '- **Before training**: something light an hour or two earlier, such as a banana or toast.\n' +
        '- **After**: a normal meal with protein within a few hours.\n' +
        `- **Allergies, illness or a special diet**: ask a doctor or dietitian.${left}`,
    );
  },
};

export const water: Intent = {
  name: 'water',
  signals: [[6, 'water', 'hydrate', 'hydration', 'hydrated', 'drink', 'drinking', 'thirsty', 'dehydrated']],
  answer: () =>
    say(
      'Drink when you are thirsty, a glass with each meal, and sips during training; more when it is hot or you sweat a lot. ' +
        'Pale yellow urine is a good sign. Water does; sweet drinks are not needed for a workout under an hour. I keep no count of it. ' +
        'If a doctor has told you how much to drink, that counts.',
    ),
};

export const foodFigures: Intent = {
  name: 'what is in a food',
  signals: [
    [
      7,
      'calories|kcal|protein|carbs|fat|sugar in a|an|the|one',
      'calories|kcal|protein|carbs in',
      'calories does|do have',
    ],
  ],
  needs: ({ reading }) => reading.exercises.length === 0,
  answer: () =>
    say(
      "I don't keep the figures of single foods here, and I won't guess them. The pack or a food table knows; in the app the nutrition pages with their own table are on their way.",
    ),
};
