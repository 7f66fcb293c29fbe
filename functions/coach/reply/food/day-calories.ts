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

/** The daily calories a message asks about; 0 when it asks how little would be enough, null when it asks about none. */
export function dayCaloriesIn(said: string): number | null {
  if (fewest.test(said)) return 0;
  if (ofMeal.test(said)) return null;
  const found = ofDay.map((words) => words.exec(said)?.[1]).find((each) => each !== undefined);
  return found === undefined ? null : Number(found);
}

/** Whether that much a day is enough: calm, and never a number for someone who shouldn't be counting down. */
export function dayCaloriesText(kcal: number, facts: CoachFacts): string {
  const { answers, nutrition } = facts;
  if (foodCareFor(facts).isTender)
    return "I won't help you eat less: your body needs regular, full meals now. Eat when you're hungry, and if food or weight is on your mind, talk to a doctor or someone you trust.";
  const least = answers?.gender === 'female' ? leastOfWomen : leastOfMen;
  const target = nutrition
    ? ` Your target here is **${count(nutrition.targets.calories, 'kcal')}** a day.`
    : '';
  const floor = `Below about **${number(leastOfWomen)} kcal** a day for women and **${number(leastOfMen)}** for men, no one should go without a doctor's advice.`;
  const verdict = kcal < least ? 'too little on your own' : 'the very least';
  if (kcal <= least)
    return `${kcal > 0 ? `${number(kcal)} a day is ${verdict}. ` : ''}${floor} On that little, muscle and energy go first, and the hunger comes back twice as strong.${target} About a pound (half a kilo) a week is a pace that lasts.`;
  const size = nutrition ? kcal - nutrition.targets.calories : 0;
  const against =
    nutrition && Math.abs(size) >= 50
      ? ` ${number(kcal)} is ${count(Math.abs(size), 'kcal')} ${size < 0 ? 'less' : 'more'}.`
      : '';
  return `It depends on your size and how much you move.${target}${against} If you're hungry all day or tired in workouts, it's too low. *Goals* on the *Nutrition* page shows what I'd suggest for you.`;
}
