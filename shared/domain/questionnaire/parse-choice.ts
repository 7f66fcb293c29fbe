import { firstMentioned, mentions, plainText } from './keywords';
import { targetZones, type BodyType, type Gender, type GoalType, type TargetZone } from './options';
import { notUnderstood, understood, type Parsed } from './parsed';

type Keywords<Value> = readonly (readonly [Value, RegExp])[];

const genderKeywords: Keywords<Gender> = [
  [
    'female',
    /\bfemales?\b|\b(?:trans)?wom[ae]n\b|\bgirl\b|\blady\b|^f$|^she\b|\bshe\/her\b|(?<!\bmy )\bm(?:other|om|um|ummy)\b/,
  ],
  [
    'male',
    /\bmales?\b|\b(?:trans)?m[ae]n\b|\bguy\b|\bboy\b|\bgentleman\b|^m$|^he\b|\bhe\/him\b|(?<!\bmy )\b(?:father|dad|daddy)\b/,
  ],
  [
    'other',
    /\bnon|\bothers?\b|\benby\b|\bneither\b|\bagender\b|\bnb\b|queer\b|\bgender ?fluid\b|\bthey\/them\b|\b(?:prefer|rather) not\b|\b(?:don't|dont|do not) (?:want|wish) to (?:say|answer|tell)\b|\bsomething else\b/,
  ],
];

// 'gain weight' and 'lift weights' hold the word 'weight' without meaning to lose any.
const goalKeywords: Keywords<GoalType> = [
  [
    'get_stronger',
    /\b(?:gain|gaining|put on|add) (?:\w+ ){0,2}(?:weight|muscles?|mass|size)\b|\blift|\bweights\b|\bweight ?-?(?:lifting|training)\b|\bstr(?:ong|ength)|\bbuild|\bmusc|\bbulk/,
  ],
  ['lose_weight', /\blos(?:e|es|ing)\b|\bweight\b|\bslim|\bshed\b|\bdrop\b|\bfat\b|\blighter\b/],
  ['tone_up', /\bton(?:e|es|ed|ing)\b|\blean(?:er)?\b|\bdefin|\bsculpt|\bshape\b/],
];

const bodyKeywords: Keywords<BodyType> = [
  ['slim', /\bslim|\bthin\b|\bskinny\b|\bslender\b|\blean\b|\bpetite\b/],
  ['mid_size', /\bmid|\bmedium\b|\baverage\b|\bnormal\b|\bregular\b|\bin between\b|\bathletic\b/],
  ['plus_sized', /\bplus|\blarger?\b|\bbig(?:ger)?\b|\bcurvy\b|\boverweight\b|\bheavy\b/],
  ['plump', /\bplump|\bchubby\b|\bround(?:ed)?\b|\bsoft\b/],
];

const zoneKeywords: Readonly<Record<TargetZone, RegExp>> = {
  belly: /\bbell(?:y|ies)\b|\bstomach\b|\btummy\b|\babs\b|\babdom|\bcore\b|\bwaist|\bmidsection\b/,
  butt: /\bbutt(?:s|ocks?)?\b|\bglutes?\b|\bbum\b|\bbooty\b|\bbottom\b|\bbackside\b/,
  legs: /\blegs?\b|\bthighs?\b|\bcal(?:f|ves)\b|\bquads?\b|\bhamstrings?\b/,
  chest: /\bchest\b|\bpecs?\b|\bbust\b/,
  toned_arms: /\barms?\b|\bbiceps?\b|\btriceps?\b/,
};
const halves: readonly (readonly [RegExp, readonly TargetZone[]])[] = [
  [/\bupper body\b/, ['chest', 'toned_arms']],
  [/\blower body\b/, ['butt', 'legs']],
];
const everywhere = /\ball\b|\beverything\b|\beverywhere\b|\b(?:whole|full|entire) ?-?body\b/;

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
