import { foodWordsOf } from '../../understanding/food-words';

const kept =
  "I can save vegan, vegetarian, and allergies to nuts, milk, egg, fish, gluten, or soy (say *“I'm allergic to …”*).";

const texts: readonly (readonly [RegExp, string])[] = [
  [
    /\bfasting\b/,
    "Intermittent fasting suits some people. I can't plan around the hours, but I'll help with what you eat in them: enough protein, vegetables, and water all day. If you feel dizzy or weak, eat.",
  ],
  [
    /\bketo\b|\blow carb\b/,
    "I can't save keto or low carb in your profile. Ask for numbers (*“carbs in 100 g rice”*) and ideas as you need them; around hard workouts a few carbs help. If you have an illness or take medicine, ask a doctor first.",
  ],
  [
    /\b(?:salt|sodium)\b/,
    "Then your doctor's word counts. My food table has no salt or sodium, so I can't count it. Read labels, cook fresh, and go easy on cured meat, cheese, sauces, and bread.",
  ],
];

const rule = /\b(?:halal|kosher|pescatarian|paleo|hindu|muslim|jewish)\b/;
const food =
  /\b(?:dont|do not|not|cant|cannot|never|hate|dislike|avoid\w*|no|allergic to|intolerant to|stopped)(?: (?:eat(?:ing)?|have|having|like|stand|being|any|more))* (\w+)/;

/** What the person doesn't eat but can't be saved: said plainly, with what helps anyway. */
export function tasteText(text: string): string {
  const said = foodWordsOf(text);
  const known = texts.find(([words]) => words.test(said))?.[1];
  if (known) return known;
  const named = food.exec(said)?.[1];
  const what = named ?? rule.exec(said)?.[0] ?? 'that';
  const example = named === undefined && rule.test(said) ? `a ${what} dinner` : `dinner without ${what}`;
  return `I can't save *${what}* in your profile yet, so remind me when you ask for an idea, like *“${example}”*. ${kept}`;
}
