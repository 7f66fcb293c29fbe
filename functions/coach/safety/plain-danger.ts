import { stemSet } from '../../../shared/domain/reading/stem';
import { placesOf } from '../../../shared/domain/reading/phrases';
import type { Word } from '../../../shared/domain/reading/words';
import { numberClassesOf } from '../../../shared/domain/understanding/number-classes';
import { classesOf } from '../../../shared/domain/understanding/word-classes';
import type { ConcernName } from './answers';
import { saysAny } from './concern';
import { plainWords } from './plain-words';

const denials = stemSet('no not never without nobody');
/** Who and what is spoken of then is not a person in danger. */
const others = stemSet('dog cat horse cow goldfish movie film song game');
const wordsBefore = 3;

interface PlainPhrase {
  concern: ConcernName;
  text: string;
  isDenial: boolean;
}

/** The phrases by the words that they begin with, so that only those are looked for whose first word is there. */
const phrasesByStart = new Map<string, PlainPhrase[]>();
for (const [concern, texts] of plainWords) {
  for (const text of texts) {
    const isDenial = text.split(' ').some((word) => denials.has(word));
    for (const stem of stemSet((text.split(' ')[0] ?? '').replaceAll('|', ' ')))
      phrasesByStart.set(stem, [...(phrasesByStart.get(stem) ?? []), { concern, text, isDenial }]);
  }
}

/** Whether a phrase stands there, neither denied before nor within it. */
function isPlainlySaid(words: readonly Word[], { text, isDenial }: PlainPhrase): boolean {
  return placesOf(words, text).some(({ first, last }) =>
    words
      .slice(Math.max(0, first - wordsBefore), last + 1)
      .every(
        ({ stem, clause }) =>
          clause !== words[first]?.clause || (!others.has(stem) && (isDenial || !denials.has(stem))),
      ),
  );
}

const youngWords = stemSet(
  'teen teenager teenage schoolgirl schoolboy underage adolescent puberty grader prom gcse freshman sophomore daughter son niece nephew kid child boy girl',
);
const wishClasses = new Set(['lose', 'doping', 'slimming', 'fast']);
const wishWords = stemSet('supplement creatine preworkout diet calorie abs gainer protein keto fat chubby');

/** Somebody below 18 beside losing weight, fasting or what is taken for it. */
function isYoungWish(words: readonly Word[]): boolean {
  const isYoung = words.some(
    ({ stem }, at) => youngWords.has(stem) || numberClassesOf(words, at).includes('young-age'),
  );
  return (
    isYoung &&
    words.some(({ stem }) => wishWords.has(stem) || classesOf(stem).some((each) => wishClasses.has(each)))
  );
}

const weightUnits = stemSet('kg kilo kilos lb lbs pound pounds stone');
const losing = 'lose|losing|drop|dropping|shed|cut|cutting|over|down|off';
const deadlines = [
  'in|within day|days|week|hours',
  'in|within 2|two|1|one|3|three|4|5|6|10 day|days|weeks|hours',
  'by|before|until|till|this|next monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|tomorrow|tonight|fight|bout|match|week',
  'tomorrow|tonight|overnight',
];
const muchWeight = 2;

/** More weight than can be lost safely, with a day for it: '4 kg before saturday'. */
function isCrashCut(words: readonly Word[]): boolean {
  const hasAmount = words.some(
    ({ stem }, at) =>
      weightUnits.has(stem) && (Number(words[at - 1]?.text) >= muchWeight || words[at - 1]?.text === 'a'),
  );
  return hasAmount && saysAny(words, [losing], 0) && saysAny(words, deadlines);
}

const sugarWords = 'sugar|sugars|glucose|bg|bm|bgl|bloodsugar';
const sugarUnits = stemSet('g gram grams percent free tsp teaspoon cal calories day');
const [lowSugar, highSugar] = [4, 13];
const [lowSugarMg, highSugarMg] = [70, 250];

/** A reading that is too low or too high, in mmol/l or mg/dl. */
function isDangerousReading(words: readonly Word[]): boolean {
  return placesOf(words, sugarWords, 0).some(({ last }) =>
    words.slice(last + 1, last + 4).some(({ text }, at) => {
      const value = Number(text);
      const isMmol = value > 1 && (value < lowSugar || (value >= highSugar && value < 35));
      const isMg = (value >= 35 && value < lowSugarMg) || (value > highSugarMg && value < 600);
      return (isMmol || isMg) && !sugarUnits.has(words[last + at + 2]?.stem ?? '');
    }),
  );
}

/** Whether a number within the bounds stands among the four words after one of these. */
const isFollowedBy = (words: readonly Word[], phrase: string, [from, to]: readonly [number, number]) =>
  placesOf(words, phrase, 0).some(({ last }) =>
    words.slice(last + 1, last + 5).some(({ text }) => Number(text) >= from && Number(text) <= to),
  );

const littleOxygen = [60, 93] as const;
const racing = [120, 230] as const;

const isShortOfOxygen = (words: readonly Word[]) =>
  isFollowedBy(words, 'sats|oxygen|spo2|oximeter|saturation', littleOxygen);

/** A racing heart at rest. */
const isRacingAtRest = (words: readonly Word[]) =>
  isFollowedBy(words, 'pulse|hr|bpm|rate|heart', racing) &&
  saysAny(words, ['resting|rest|sitting|sat|couch|sofa|bed|lying|laying|dishes|still'], 0);

const patterns: readonly (readonly [ConcernName, (words: readonly Word[]) => boolean])[] = [
  ['low-sugar', isDangerousReading],
  ['heart', isRacingAtRest],
  ['breathing', isShortOfOxygen],
  ['under-18', isYoungWish],
  ['cutting-weight', isCrashCut],
];

/** What was long ago is no danger of today. */
const longAgo = [
  'years|ages|decade|decades|long ago|back',
  'as a kid|child|teen|teenager',
  'at school in the',
];

/** The danger that plain words of a message tell of, or null; `heard` are the dangers the model finds likeliest, first. */
export function plainDanger(words: readonly Word[], heard: readonly ConcernName[]): ConcernName | null {
  if (saysAny(words, longAgo)) return null;
  const stems = [...new Set(words.map(({ stem }) => stem))];
  const phrases = stems.flatMap((stem) => phrasesByStart.get(stem) ?? []);
  const said = new Set([
    ...phrases.filter((phrase) => isPlainlySaid(words, phrase)).map(({ concern }) => concern),
    ...patterns.filter(([, isSaid]) => isSaid(words)).map(([concern]) => concern),
  ]);
  return heard.find((name) => said.has(name)) ?? null;
}
