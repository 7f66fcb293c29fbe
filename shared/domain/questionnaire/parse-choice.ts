import { anyOf, firstMentioned, mentions, plainText } from './keywords';
import { targetZones, type BodyType, type Gender, type GoalType, type TargetZone } from './options';
import { notUnderstood, understood, type Parsed } from './parsed';

type Keywords<Value> = readonly (readonly [Value, RegExp])[];

const genderKeywords: Keywords<Gender> = [
  [
    'female',
    anyOf(
      'females?',
      '(?:trans)?wom[ae]n',
      'girl',
      'lady',
      '^f$',
      '^she',
      'she/her',
      '(?<!my )(?:mother|mom|mum)',
    ),
  ],
  [
    'male',
    anyOf(
      'males?',
      '(?:trans)?m[ae]n',
      'guy',
      'boy',
      'gentleman',
      '^m$',
      '^he',
      'he/him',
      '(?<!my )(?:father|dad)',
    ),
  ],
  [
    'other',
    anyOf(
      'non*',
      'others?',
      'neither',
      'something else',
      'nb',
      'enby',
      'agender',
      '(?:gender ?)?queer',
      'gender ?fluid',
      'they/them',
      '(?:prefer|rather) not',
      "(?:don't|dont|do not) (?:want|wish) to (?:say|answer|tell)",
    ),
  ],
];

// 'gain weight' and 'lift weights' hold the word 'weight' without meaning to lose any.
const goalKeywords: Keywords<GoalType> = [
  [
    'get_stronger',
    anyOf(
      'strong*',
      'strength*',
      'build*',
      'musc*',
      'bulk*',
      'lift*',
      'weights',
      'weight ?-?(?:lifting|training)',
      String.raw`(?:gain|gaining|put on|add) (?:\w+ ){0,2}(?:weight|mass|size)`,
    ),
  ],
  ['lose_weight', anyOf('lose', 'losing', 'weight', 'slim*', 'shed', 'drop', 'fat', 'lighter')],
  ['tone_up', anyOf('tone[sd]?', 'toning', 'lean', 'leaner', 'defin*', 'sculpt*', 'shape')],
];

const bodyKeywords: Keywords<BodyType> = [
  ['slim', anyOf('slim*', 'thin', 'skinny', 'slender', 'lean', 'petite')],
  ['mid_size', anyOf('mid*', 'medium', 'average', 'normal', 'regular', 'in between', 'athletic')],
  ['plus_sized', anyOf('plus*', 'large', 'larger', 'big', 'bigger', 'curvy', 'overweight', 'heavy')],
  ['plump', anyOf('plump*', 'chubby', 'round', 'rounded', 'soft')],
];

const zoneKeywords: Readonly<Record<TargetZone, RegExp>> = {
  belly: anyOf('belly', 'bellies', 'stomach', 'tummy', 'abs', 'abdom*', 'core', 'waist*', 'midsection'),
  butt: anyOf('butts?', 'buttocks?', 'glutes?', 'bum', 'booty', 'bottom', 'backside'),
  legs: anyOf('legs?', 'thighs?', 'calf', 'calves', 'quads?', 'hamstrings?'),
  chest: anyOf('chest', 'pecs?', 'bust'),
  toned_arms: anyOf('arms?', 'biceps?', 'triceps?'),
};
const halves: readonly (readonly [RegExp, readonly TargetZone[]])[] = [
  [anyOf('upper body'), ['chest', 'toned_arms']],
  [anyOf('lower body'), ['butt', 'legs']],
];
const everywhere = anyOf('all', 'everything', 'everywhere', '(?:whole|full|entire) ?-?body');

function parseOne<Value>(answer: string, keywords: Keywords<Value>): Parsed<Value> {
  const value = firstMentioned(plainText(answer), keywords);
  return value === null ? notUnderstood : understood(value);
}

/** Understands a gender by whole words: 'woman' is female, 'mother of two' is not other. */
export const parseGender = (answer: string): Parsed<Gender> => parseOne(answer, genderKeywords);

/** Understands a goal; of several the first one named counts. */
export const parseGoalType = (answer: string): Parsed<GoalType> => parseOne(answer, goalKeywords);

/** Understands a body type. */
export const parseBodyType = (answer: string): Parsed<BodyType> => parseOne(answer, bodyKeywords);

/** Understands one or more target zones, also 'everything but legs'; answers them in the questionnaire's order. */
export function parseTargetZones(answer: string): Parsed<TargetZone[]> {
  const text = plainText(answer).replace(/\b(all|everything|everywhere) but\b/, '$1 except');
  const isMeant = (pattern: RegExp) => mentions(text, pattern).length > 0;
  const isDenied = (zone: TargetZone) => zoneKeywords[zone].test(text) && !isMeant(zoneKeywords[zone]);
  const named = targetZones.filter((zone) => isMeant(zoneKeywords[zone]));
  const inHalves = halves.flatMap(([pattern, zones]) => (isMeant(pattern) ? zones : []));
  const meant = new Set([...named, ...inHalves]);
  const all = meant.size === 0 && isMeant(everywhere);
  const zones = targetZones.filter((zone) => (all || meant.has(zone)) && !isDenied(zone));
  return zones.length === 0 ? notUnderstood : understood(zones);
}
