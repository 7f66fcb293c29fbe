import { caloriesOfWork } from '../../../../../shared/rules/workout-rules';
import { burnedText } from '../../../../../shared/rules/kcal-text';
import { say, type Dialogue } from '../../dialogue';
import { saidPlainly } from '../../../understanding/said';
import type { Topic } from './topic';

interface Sport {
  /** As in '20 minutes of running'. */
  called: string;
  words: RegExp;
  met: number;
  /** Distance covered in an hour at that effort, for sports where distance makes sense. */
  kmPerHour?: number;
}

/**
 * Effort of what people do besides our workouts, as multiples of rest: Ainsworth et al., 2011 Compendium of Physical
 * Activities, Med Sci Sports Exerc 43(8):1575–1581, the row for an ordinary effort of each.
 */
const sports: readonly Sport[] = [
  {
    called: 'jumping rope',
    words: /\b(?:skipping|skip(?:ped)? rope|jump(?:ing)? rope|rope jumping|rope)\b/,
    met: 11.8,
  },
  { called: 'jogging', words: /\bjog\w*\b/, met: 7, kmPerHour: 7 },
  { called: 'running', words: /\b(?:run|runs|running|ran|parkrun|treadmill)\b/, met: 9.8, kmPerHour: 9.7 },
  { called: 'brisk walking', words: /\b(?:brisk|fast|power) ?walk\w*\b/, met: 4.3, kmPerHour: 5.6 },
  { called: 'walking', words: /\b(?:walk\w*|steps|dog)\b/, met: 3.5, kmPerHour: 4.8 },
  { called: 'hiking', words: /\bhik\w*\b/, met: 5.3, kmPerHour: 4 },
  { called: 'spinning', words: /\bspin(?:ning)?\b/, met: 8.5 },
  { called: 'cycling', words: /\b(?:cycl\w*|bik(?:e|es|ing|ed)|peloton)\b/, met: 6.8, kmPerHour: 17 },
  { called: 'swimming', words: /\b(?:swim\w*|swam|laps)\b/, met: 5.8, kmPerHour: 2 },
  { called: 'rowing', words: /\b(?:row(?:ing|ed)?|rower|erg)\b/, met: 4.8 },
  { called: 'the elliptical', words: /\b(?:elliptical|cross ?trainer)\b/, met: 5 },
  { called: 'climbing stairs', words: /\b(?:stairs?|stair ?(?:master|climber))\b/, met: 8.8 },
  { called: 'soccer', words: /\b(?:footy|football|soccer|futsal)\b/, met: 7 },
  { called: 'basketball', words: /\bbasketball\b/, met: 6.5 },
  { called: 'tennis', words: /\b(?:tennis|padel)\b/, met: 7.3 },
  { called: 'badminton', words: /\bbadminton\b/, met: 5.5 },
  { called: 'squash', words: /\bsquash\b/, met: 7.3 },
  { called: 'golf', words: /\bgolf\w*\b/, met: 4.8 },
  { called: 'boxing', words: /\b(?:box(?:ing)?|punch(?:ing)? bag|kick ?boxing)\b/, met: 5.5 },
  { called: 'climbing', words: /\b(?:climb\w*|boulder\w*)\b/, met: 5.8 },
  { called: 'skating', words: /\b(?:skat\w*|rollerblad\w*)\b/, met: 7 },
  { called: 'skiing', words: /\bski(?:ing)?\b/, met: 5.3 },
  { called: 'dancing', words: /\b(?:danc\w*|zumba|aerobics)\b/, met: 7.3 },
  { called: 'yoga', words: /\byoga\b/, met: 2.5 },
  { called: 'Pilates', words: /\bpilates\b/, met: 3 },
  { called: 'HIIT', words: /\b(?:hiit|crossfit|boot ?camp)\b/, met: 8 },
  {
    called: 'lifting weights',
    words: /\b(?:weights?|weight ?(?:lifting|training)|strength (?:training|workout)|lifting)\b/,
    met: 3.5,
  },
  { called: 'gardening', words: /\b(?:garden\w*|mow\w*|digging)\b/, met: 3.8 },
  { called: 'cleaning', words: /\b(?:clean\w*|hoover\w*|vacuum\w*|housework|mopping|ironing)\b/, met: 3.3 },
];

const usualMinutes = 30;
const metersAStep = 0.72;
const kmAMile = 1.609;

const sportIn = (said: string): Sport | undefined => sports.find(({ words }) => words.test(said));

/** The duration, from a time or a distance that is named; null when neither is. */
function minutesIn(said: string, sport: Sport): number | null {
  if (/\b(?:3 quarters of an|three quarters of an) hour\b/.test(said)) return 45;
  if (/\bhalf (?:an )?hour\b/.test(said)) return 30;
  const hours = /\b(\d+(?:\.\d+)?) ?(?:h|hrs?|hours?)\b/.exec(said);
  const minutes = /\b(\d+) ?(?:m|min\w*)\b/.exec(said);
  if (hours || minutes) return 60 * Number(hours?.[1] ?? 0) + Number(minutes?.[1] ?? 0);
  if (/\ban hour and a half\b/.test(said)) return 90;
  if (/\b(?:an|a|1|per) hour\b/.test(said)) return 60;
  const km = distanceIn(said);
  return km === null || sport.kmPerHour === undefined ? null : (60 * km) / sport.kmPerHour;
}

function distanceIn(said: string): number | null {
  const steps = /\b(\d+)(k)? ?(?:\d{3} ?)?steps\b/.exec(said);
  if (steps) return (Number(steps[1]) * (steps[2] ? 1000 : 1) * metersAStep) / 1000;
  const distance = /\b(\d+(?:\.\d+)?) ?(k|km|kms|kilomet\w*|miles?|mi)\b/.exec(said);
  if (distance) return Number(distance[1]) * (distance[2]?.startsWith('mi') ? kmAMile : 1);
  return /\ba mile\b/.test(said) ? kmAMile : null;
}

/** A short follow-up question leaves out the sport and the time of the last answer. */
const inAnswer = /\*\*(\d+) minutes of ([\w ]+)\*\*/;

function burned({ text, facts, earlier }: Dialogue) {
  const said = saidPlainly(text.replaceAll(/(?<=\d)[,.](?=\d{3}\b)/g, ''));
  const before = inAnswer.exec(earlier.lastReply);
  const sport = sportIn(said) ?? sports.find(({ called }) => called === before?.[2]);
  if (!sport) return say('Which activity do you mean, and for how long? For example *“30 minutes cycling”*.');
  const minutes = Math.round(minutesIn(said, sport) ?? Number(before?.[1] ?? usualMinutes));
  const weightKg = facts.answers?.weightKg ?? null;
  const kcal = burnedText(caloriesOfWork(sport.met, weightKg, minutes * 60));
  return say(
    `**${minutes} minutes of ${sport.called}** burns **${kcal}**${weightKg === null ? ' at 70 kg' : ' at your weight'}, at an average effort. Going easier or harder changes that by about a third, so take it as a rough number.`,
  );
}

/** What an everyday activity burns; moves from the library have their own numbers. */
export const burnedTopic: Topic = {
  name: 'topic-burned',
  called: 'what that burns',
  asks: [
    /\b(?:calories?|kcals?|cals?|burn(?:s|ed|t|ing)?)\b/,
    /\b(?:how (?:many|much)|what|whats|calories? (?:burn\w*|for|of|in)|burn\w*|kcal (?:for|of))\b/,
  ],
  not: /\b(?:burn off|how many minutes|how long|eat\w*|ate|food|meal|deficit|drink|protein|belly|fat|muscles? burn\w*|sun|heart ?burn|burn out|burnt out|today|this week|so far|yesterday|did i|have i|i (?:did|burned|burnt)|my (?:workout|last)|last|rest|bmr|plan|workout for)\b/,
  when: ({ reading }, said) => reading.exercises.length === 0 && sportIn(said) !== undefined,
  answer: burned,
  next: [[/./, burned]],
};

/** What the workout just proposed burns, as shown on its card. */
export const planBurnsTopic: Topic = {
  name: 'topic-plan-burns',
  called: 'what the workout burns',
  asks: [/\b(?:calories?|kcals?|cals?|burn(?:s|ed)?)\b/, /\b(?:how (?:many|much)|what)\b/],
  not: /\b(?:food|eat\w*|ate|meal|today|this week|so far|yesterday|did i|should i)\b/,
  when: ({ earlier, reading }, said) =>
    earlier.about === 'plan' &&
    earlier.plan?.session != null &&
    reading.exercises.length === 0 &&
    said.split(' ').length <= mostWords,
  answer: ({ earlier }) => {
    const moves = earlier.plan?.session?.exercises ?? [];
    const kcal = moves.reduce((sum, { caloriesKcal }) => sum + caloriesKcal, 0);
    return say(`That one burns **${burnedText(kcal)}**, going by its moves and your weight.`);
  },
};
const mostWords = 8;

/** One sport compared with another. */
export const sportsTopic: Topic = {
  name: 'topic-sports',
  called: 'which sport',
  asks: [/\b(?:better|best|or|vs|versus|more|which)\b/],
  not: /\b(?:rather|stiff|bus|car|lift|school|work|dinner|hurts?|pain\w*|sore|\d+ ?min\w*|today|workout|session|plan|knees?|back|before|after|first|shoes?|today|tomorrow|music|party|drive|bus)\b/,
  when: ({ reading }, said) =>
    reading.exercises.length === 0 &&
    /\b(?:or|vs|versus)\b/.test(said) &&
    sports.filter(({ words }) => words.test(said)).length === 2,
  answer: ({ text, facts }) => {
    const said = saidPlainly(text);
    const both = sports.filter(({ words }) => words.test(said));
    const kcal = ({ met }: Sport) =>
      burnedText(caloriesOfWork(met, facts.answers?.weightKg ?? null, usualMinutes * 60));
    const lines = both.map((sport) => `${sport.called} **${kcal(sport)}**`).join(', ');
    return say(
      `Both are good, and the better one is the one you'll keep doing. In half an hour: ${lines}. Running and jumping strengthen bones but are harder on your joints; cycling, swimming, and walking are easy on them. Neither replaces strength twice a week.`,
    );
  },
};

/** After a number, 'and swimming?' or 'for an hour?' continues from it. */
export const goesOnWithBurned = (said: string): boolean =>
  /^(?:and|what about|how about|or|for|also|ok and|so)\b/.test(said) &&
  (sportIn(said) !== undefined || /\b(?:hour|min\w*|km|miles?)\b/.test(said));
