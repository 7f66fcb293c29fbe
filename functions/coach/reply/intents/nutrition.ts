import { wholeParts } from '../../../../shared/rules/nutrition/whole-parts';
import type { CoachFacts, NamedFoods } from '../../coach-facts';
import { says } from '../../../understanding/phrases';
import { say, type Intent } from '../dialogue';
import {
  proteinIdeas,
  recommend,
  recommendationDisclaimer,
  type Diet,
  type Recommendation,
} from '../../../../shared/rules/nutrition/recommend';
import { foodWordsOf } from '../../understanding/food-words';
import { commonAnswer } from '../food/common-questions';
import { dayText, leftText } from '../food/day-text';
import { changeMeal } from '../food/change-meal';
import { anyOf } from '../food/dish-text';
import { foodCareFor, kidneyText } from '../food/food-care';
import { feelingText } from '../food/feeling-text';
import { figuresText } from '../food/figures-text';
import { ideaText } from '../food/idea-text';
import { proposeMeal } from '../food/log-text';
import { tasteText } from '../food/taste-text';
import { count, number } from '../wording/count';

const noMeals =
  "I don't see your meals right now, so I can't tell you today's numbers. I can talk about food in general.";

const noneLogged =
  'Nothing is logged yet today. On the Nutrition page, a photo, a search, or a sentence is enough. Your targets:';

type Nutrition = NonNullable<CoachFacts['nutrition']>;

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** Their whole kcal add up to the day's. */
function mealLines({ meals, eaten }: Nutrition): string {
  const kcal = wholeParts(
    meals.map(({ caloriesKcal }) => caloriesKcal),
    eaten.calories,
  );
  return meals
    .map(
      ({ mealType, foods }, index) =>
        `- **${capital(mealType)}**: ${foods.join(', ')} (${count(kcal[index] ?? 0, 'kcal')})`,
    )
    .join('\n');
}

const targetLines = ({ targets }: Nutrition) =>
  (['calories', 'protein', 'carbs', 'fats'] as const).map(
    (each) => `- **${capital(each)}**: ${count(targets[each], each === 'calories' ? 'kcal' : 'g')}`,
  );

/** What the rules of the nutrition page suggest next: the same words in both places. */
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

/** Protein that fits what the person eats. */
const proteinFor = ({ spared: { diet } }: CoachFacts) =>
  `**Protein that fits you**: ${proteinIdeas(diet).slice(0, 4).join(', ').toLowerCase()}.`;

const nextLine = ({ message, suggestedFoods }: Recommendation) =>
  suggestedFoods.length === 0
    ? `- ${message}`
    : `- ${message} For example: **${suggestedFoods.join(', ')}**.`;

export const nutritionToday: Intent = {
  name: 'nutrition-today',
  answer: ({ facts: { nutrition } }) => {
    if (nutrition === null) return say(noMeals);
    if (nutrition.mealsLogged === 0) return say(`${noneLogged}\n\n${targetLines(nutrition).join('\n')}`);
    const lines = (['calories', 'protein', 'carbs', 'fats'] as const).map(
      (each) => `- ${leftText(nutrition, each)}`,
    );
    const meals = mealLines(nutrition);
    return say(`Today, from ${count(nutrition.mealsLogged, 'meal')}:\n\n${lines.join('\n')}\n\n${meals}`);
  },
};

/** Where protein comes from, among what the person eats. */
function proteinFoods(diet: Diet): string {
  const lines = [
    [
      'Animal',
      [
        ['chicken', 'meat'],
        ['fish', 'fish'],
        ['eggs', 'egg'],
        ['cottage cheese', 'milk'],
        ['Greek yogurt', 'milk'],
      ],
    ],
    [
      'Plant',
      [
        ['lentils', ''],
        ['beans', ''],
        ['chickpeas', ''],
        ['tofu', 'soy'],
        ['edamame', 'soy'],
      ],
    ],
    [
      'To go',
      [
        ['roasted chickpeas', ''],
        ['skyr', 'milk'],
        ['a boiled egg', 'egg'],
        ['a handful of nuts', 'nuts'],
      ],
    ],
  ] as const;
  return lines
    .flatMap(([name, foods]) => {
      const eaten = anyOf(diet, foods);
      return eaten === '' ? [] : [`- **${name}**: ${eaten}`];
    })
    .join('\n');
}

export const protein: Intent = {
  name: 'protein-need',
  answer: ({ facts, reading, text }) => {
    const { nutrition, spared } = facts;
    if (foodCareFor(facts, text.toLowerCase()).hasKidneys) return say(kidneyText);
    const gap = nutrition === null ? noMeals : `${leftText(nutrition, 'protein')} today.`;
    const general = says(reading.words, 'left', 'today', 'so far')
      ? ''
      : 'Spread it over the day; some with every meal does more than all at once.';
    return say(`${gap}\n\nGood sources:\n\n${proteinFoods(spared.diet)}\n\n${general}`.trim());
  },
};

export const food: Intent = {
  name: 'food-idea',
  answer: ({ text, facts }) => {
    const { nutrition } = facts;
    const wished = ideaText(text, facts);
    if (wished !== null) return say(wished);
    const notes = foodCareFor(facts, foodWordsOf(text))
      .notes.map((note) => `\n\n${note}`)
      .join('');
    const next = nextFor(facts);
    if (nutrition !== null && next.length > 0) {
      const lines = next.map(nextLine).join('\n');
      return say(
        `Based on what you logged today:\n\n${lines}\n- ${proteinFor(facts)}\n\n${leftText(nutrition, 'calories')}.${notes}\n\n${recommendationDisclaimer}`,
      );
    }
    const left = nutrition === null ? '' : `\n\nToday: ${leftText(nutrition, 'calories')}.`;
    return say(
      'A plate that works: **half vegetables or salad, a quarter protein, a quarter whole grains, potatoes, or beans**, and a little good oil.\n\n' +
        '- **Before training**: something light an hour or two earlier, such as a banana.\n' +
        '- **After**: a normal meal with protein within a few hours.\n' +
        `- ${proteinFor(facts)}\n` +
        `- **Allergies, illness, or a special diet**: ask a doctor or dietitian.${left}${notes}`,
    );
  },
};

const waterToday = (nutrition: Nutrition | null) =>
  nutrition === null || nutrition.soFar.waterMillilitres === 0
    ? 'You can log your glasses on the Nutrition page. '
    : `You logged **${number(nutrition.soFar.waterMillilitres)} ml** today. `;

export const water: Intent = {
  name: 'water',
  answer: ({ facts: { nutrition } }) =>
    say(
      "Drink when you're thirsty, have a glass with each meal, and take sips during workouts; more when it's hot or you sweat a lot. " +
        "Pale yellow urine is a good sign. Water is enough; you don't need sports drinks for a workout under an hour. " +
        waterToday(nutrition) +
        'If a doctor has told you how much to drink, follow that.',
    ),
};

const noFoods: NamedFoods = { items: [], unread: [] };

export const foodFigures: Intent = {
  name: 'food-figures',
  answer: ({ text, facts }) => {
    const { foods = noFoods, spared } = facts;
    const asked = foods.question ?? text;
    return say(figuresText(asked, foods, spared.diet, foodCareFor(facts, foodWordsOf(asked))));
  },
};

/** Common questions about eating. */
const foodQuestion: Intent = {
  name: 'food-question',
  answer: (dialogue) => {
    const answer = commonAnswer(foodWordsOf(dialogue.text), dialogue.facts);
    return answer === null ? notFood.answer(dialogue) : say(answer);
  },
};

/** Something eaten, to be logged with a tap. */
const foodLog: Intent = { name: 'food-log', answer: ({ text, facts }) => proposeMeal(text, facts) };

/** What is said about the meal just proposed. */
const foodChange: Intent = {
  name: 'food-change',
  answer: ({ text, facts }) => changeMeal(text, facts) ?? proposeMeal(text, facts),
};

/** One number of the day, or all of them. */
const foodLeft: Intent = {
  name: 'food-left',
  answer: (dialogue) => {
    const answer = dayText(dialogue.text, dialogue.facts);
    return answer === null ? nutritionToday.answer(dialogue) : say(answer);
  },
};

const foodFeeling: Intent = {
  name: 'food-feeling',
  answer: ({ text, facts }) => say(feelingText(text, facts)),
};

/** What the person doesn't eat when it can't be saved. */
const foodTaste: Intent = { name: 'food-taste', answer: ({ text }) => say(tasteText(text)) };

/** Next to the meals, small talk is about food too. */
export const besideMeals: Readonly<Partial<Record<string, string>>> = {
  greeting: "Hi, good to see you! Tell me what you've had, and I'll put it together, or ask me for an idea.",
  acknowledge: 'Good. Tell me when there is something to log, or ask me for an idea.',
  thanks: "You're welcome! I'm here for the next one, too.",
  'compliment-coach': 'Thank you, that makes my day!',
  goodbye: 'See you at the next meal!',
  refuse: "All right. I'm here when you want an idea or have something to log.",
};

/** Next to the meals, a message about something else still hears what can be done here. */
export const notFood: Intent = {
  name: 'not-food',
  answer: (dialogue) => {
    const said = dialogue.text
      .replaceAll(/[*_[\]<>`“”]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim();
    const about = said.length > 60 ? 'That' : `*“${said}”*`;
    const { nutrition } = dialogue.facts;
    const today =
      nutrition === null
        ? ''
        : nutrition.mealsLogged === 0
          ? ' Nothing is logged yet today.'
          : ` Today so far: ${number(nutrition.eaten.calories)} of ${count(nutrition.targets.calories, 'kcal')}.`;
    return say(
      `${about} isn't something I can help with here. I can give you a food's numbers (*“protein in an egg”*), log a meal (*“two eggs and toast”*), or suggest the next one. For training, use the chat with me.${today}`,
    );
  },
};

/** What the words of a message about food ask for, by what they do. */
export const foodActs: readonly Intent[] = [
  foodLog,
  foodChange,
  foodQuestion,
  foodLeft,
  foodFeeling,
  foodTaste,
  notFood,
];
