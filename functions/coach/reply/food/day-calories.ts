import type { CoachFacts } from '../../coach-facts';
import { count, number } from '../wording/count';
import { foodCareFor } from './food-care';

const ofDay = [
  /\b(\d{3,4}) calories?\b.*\b(?:a|per|each|every) day\b/,
  /\b(\d{3,4}) calories?\b.*\b(?:daily|diet|plan|enough|too (?:low|little|few|much|high))\b/,
  /\b(?:only|just|live on|eating|eat|do) (?:about |around |like )?(\d{3,4}) calories\W*$/,
  /\b(?:a|an) ([4-9]\d\d|1[0-4]\d\d) (?:calories? |kcal )?(?:plan|diet)\b/,
  /^(?:is|are|would) (?:about |only )?(\d{3,4}) calories\b.*\b(?:ok|okay|enough|fine|good|healthy|too)\b/,
  /\b(?:a|per) day\b.*\b(\d{3,4}) calories?\b/,
];
const ofMeal = /\b(?:breakfast|lunch|dinner|supper|snacks?|meal(?! plan)|under|burn\w*|left|today|deficit)\b/;
const fewest = /\b(?:how (?:low|few)|(?:fewest|lowest|minimum|least))\b.*\bcalories\b/;

const [leastOfWomen, leastOfMen] = [1200, 1500];

/** The energy of whole days that a message asks about; 0 where it asks how little would do, null where about none. */
export function dayCaloriesIn(said: string): number | null {
  if (fewest.test(said)) return 0;
  if (ofMeal.test(said)) return null;
  const found = ofDay.map((words) => words.exec(said)?.[1]).find((each) => each !== undefined);
  return found === undefined ? null : Number(found);
}

/** Whether so much a day is enough: calm, and never a number for somebody who should not count down. */
export function dayCaloriesText(kcal: number, facts: CoachFacts): string {
  const { answers, nutrition } = facts;
  if (foodCareFor(facts).isTender)
    return "I won't help you eat less: your body needs regular, full meals now. Eat when you're hungry, and if food or weight is on your mind, talk it over with a doctor or someone you trust.";
  const least = answers?.gender === 'female' ? leastOfWomen : leastOfMen;
  const target = nutrition
    ? ` Your target here is **${count(nutrition.targets.calories, 'kcal')}** a day.`
    : '';
  const floor = `Below about **${number(leastOfWomen)} kcal** a day for women and **${number(leastOfMen)}** for men, nobody should eat without a doctor.`;
  const verdict = kcal < least ? 'too little to do on your own' : 'the very least';
  if (kcal <= least)
    return `${kcal > 0 ? `${number(kcal)} a day is ${verdict}. ` : ''}${floor} With so little, muscle and energy go first, and the hunger comes back double.${target} Half a kilo a week is a pace that lasts.`;
  const size = nutrition ? kcal - nutrition.targets.calories : 0;
  const against =
    nutrition && Math.abs(size) >= 50
      ? ` ${number(kcal)} is ${count(Math.abs(size), 'kcal')} ${size < 0 ? 'less' : 'more'}.`
      : '';
  return `It depends on your size and how much you move.${target}${against} Hungry all day or tired in training means it's too low. *Goals* on the *Nutrition* page shows what I'd suggest for you.`;
}
