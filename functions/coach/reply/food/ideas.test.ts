import { describe, expect, it } from 'vitest';
import * as foodReader from '../../../nutrition/present-sentence';
import { coachRequestOf } from '../../coach-request';
import { namedFoods } from '../../facts/named-foods';
import { answerByRules } from '../answer-by-rules';
import { coachFacts, type FactsChanges } from '../coach-facts.fixture';
import { ideaTable } from './idea-table';

function ask(text: string, changes: FactsChanges = {}) {
  const foods = namedFoods(foodReader, text, 'nutrition', []) ?? { items: [], unread: [] };
  return answerByRules(coachRequestOf({ ...coachFacts(changes), foods }, text, [], 'nutrition')).reply;
}
const told = (note: string): FactsChanges => ({ answers: { medicalConditions: note } });

const meat = 'chicken|turkey|beef|pork|ham|bacon|mince|jelly|meat(?! as)';
const fish = 'fish|salmon|tuna|shrimp|prawns?|seafood';
const milk =
  '(?<!soy |soya |oat |coconut |almond )(?:milk|yogh?urt|cream|butter)|cheese|skyr|quark|whey|halloumi';
const egg = 'eggs?|omelette|frittata|mayo';
const honey = 'honey';
/** What a diet leaves out; each is told to Ana in the person's own words. */
const diets: readonly (readonly [string, string])[] = [
  ['I am vegan', [meat, fish, milk, egg, honey].join('|')],
  ['I am vegetarian', [meat, fish].join('|')],
  ['dairy allergy', milk],
  ['egg allergy', egg],
  ['nut allergy', 'nuts?|almonds?|peanuts?|cashews?|walnuts?|pesto'],
  ['fish allergy', fish],
  [
    'coeliac',
    '(?<!chickpea )pasta|bread|toast|wraps?|couscous|bagel|rye|crackers|seitan|oats?|noodles(?! )|beer',
  ],
  ['soy allergy', 'soy|soya|tofu|tempeh|edamame|miso'],
];

const questions = [
  'breakfast ideas',
  'lunch ideas',
  'dinner ideas',
  'snack ideas',
  'what should i cook tonight',
  'what should i eat next',
  'something quick',
  'something spicy',
  'cheap dinner',
  'dinner, only a microwave',
  'high protein dinner',
  'high protein snack',
  'good protein sources',
  'how can i get more protein',
  'low carb lunch',
  'dinner under 400',
  'something sweet',
  'something salty',
  'late night snack',
  'what can i eat before training',
  'post workout meal',
  'what to eat before a race',
  'smoothie ideas',
  'iron rich foods',
  'fiber rich foods',
  'no cook lunch',
  'meal plan for the week',
  'im at a restaurant, what should i order',
  'what can i cook with rice and broccoli',
  'got pasta and peppers, what can i make',
  'i have potatoes and carrots, what can i cook',
  'what can i make with bread and tomatoes',
  'im starving',
  'i have cravings',
  'no appetite today',
  'feeling bloated',
  'i skipped lunch',
  'healthy dinner',
  'indian dinner',
  'recipe for chili',
  'substitute for butter',
  'what can i have instead of cream',
  'alternative to bread',
  'instead of crisps',
  'soup ideas',
  'pasta ideas',
  'chicken recipes',
  'picnic ideas',
  'foods rich in calcium',
  'magnesium rich foods',
  'best source of zinc',
  'where do i get b12',
  'omega 3 sources',
  'healthy fats',
  'good carbs',
  'anti inflammatory foods',
  'foods for sleep',
  'foods to avoid',
  'what can you do',
  'im sick what should i eat',
  'is white bread worse than brown',
];

/** Without the words that repeat the wishes: 'all vegan and without milk', 'so I left out the bread'. */
const plain = (reply: string) =>
  reply.replaceAll(
    /\b(?:without|avoid|free of|no) \w+|so I left out the [^.]*|instead of \w+|less \w+ \w+/gi,
    '',
  );

describe('Every idea', () => {
  it.each(diets)('fits someone who said: “%s”', (note, words) => {
    const refused = new RegExp(`\\b(?:${words})\\b`, 'i');
    const offending = questions
      .map((question) => [question, plain(ask(question, told(note))).match(refused)?.[0]])
      .filter(([, found]) => found !== undefined);
    expect(offending).toEqual([]);
  });

  it.each(diets)('exists for each meal of someone who said: “%s”', (note) => {
    const counts = ['breakfast', 'lunch', 'dinner', 'snack'].map(
      (meal) => ask(`${meal} ideas`, told(note)).match(/^- \*\*/gm)?.length ?? 0,
    );
    expect(Math.min(...counts)).toBeGreaterThanOrEqual(2);
  });

  it('has a name that says what is in it', () => {
    const holds: Readonly<Record<string, RegExp>> = {
      meat: new RegExp(`\\b(?:${meat})\\b`, 'i'),
      fish: new RegExp(`\\b(?:${fish})\\b`, 'i'),
      milk: new RegExp(`\\b(?:${milk})\\b`, 'i'),
      egg: new RegExp(`\\b(?:${egg})\\b`, 'i'),
      nuts: /\b(?:nuts?|almonds?|peanuts?)\b/i,
      soy: /\b(?:soy|tofu|tempeh|edamame)\b/i,
      gluten: /\b(?:bread|toast|wrap|couscous|bagel|rye|crackers|seitan|oats?|(?<!chickpea )pasta)\b/i,
    };
    const wrong = ideaTable.flatMap(({ name, how, holds: held }) =>
      Object.entries(holds).flatMap(([what, words]) =>
        words.test(`${name} ${how}`) && !held.some((each) => each === what) ? [`${name}: ${what}`] : [],
      ),
    );
    expect(wrong).toEqual([]);
  });
});

describe('Ideas for someone who is ill or expecting', () => {
  const all = (note: FactsChanges) => questions.map((question) => ask(question, note)).join('\n');

  it('have little sugar for diabetes, and leave the numbers to the doctor', () => {
    const diabetes: FactsChanges = { answers: { conditions: ['diabetes'] } };
    expect(all(diabetes)).not.toMatch(/\b(?:jam|honey|raisins|bagel|grapes|mango)\b/i);
    expect(ask('breakfast ideas', diabetes)).toContain('Your doctor or dietitian knows your numbers');
  });

  it('have little salt for high blood pressure', () => {
    const pressure: FactsChanges = { answers: { conditions: ['high_blood_pressure'] } };
    expect(all(pressure)).not.toMatch(/\bsmoked|\bsoy sauce|crackers|cottage cheese/i);
    expect(ask('lunch ideas', pressure)).toContain('easy on salt');
  });

  it('have nothing raw or cured in pregnancy, and no number to stay under', () => {
    const pregnant: FactsChanges = { answers: { conditions: ['pregnancy'] } };
    expect(all(pregnant)).not.toMatch(/smoked|sushi|raw/i);
    expect(ask('dinner under 300', pregnant)).not.toContain('under 300');
  });

  it('are left to the doctor with kidney disease, protein above all', () => {
    for (const question of ['high protein dinner', 'lunch ideas', 'how much protein do i need'])
      expect(ask(question, told('chronic kidney disease'))).toMatch(/doctor or renal dietitian/);
  });

  it('fit someone else who is named', () => {
    expect(ask('dinner for my diabetic dad')).toContain('With diabetes');
    expect(ask('low sodium lunch ideas')).toContain('easy on salt');
  });
});
