import type { AnswerField, DraftAnswers } from '../../questionnaire';
import type { UnitSystem } from '../../units';
import { numbersInDigits } from '../numbers-in-digits';
import { ageRangeOf } from '../options';
import { parseAge, parseAgeRange } from '../parse-age';
import { parseBodyType, parseGender, parseGoalType, parseTargetZones } from '../parse-choice';
import { parseHeightCm, parseTargetWeightKg, parseWeightKg, withOwnUnit } from '../parse-measure';
import { parseName } from '../parse-name';
import type { Parsed } from '../parse-result';
import { clausesOf, healthMentionsOf } from './health-mentions';
import { lifeMentionsOf } from './life-mentions';
import { withAges } from './birthdays';
import type { Given, TalkOptions } from './talk';

/** A fact told in passing, with the words that tell it. */
export interface Mention {
  given: Given;
  words: string;
}

interface Telling {
  field: 'name' | AnswerField;
  pattern: RegExp;
  read: (words: string, options: TalkOptions) => Given | null;
}

const numbers = String.raw`\d+(?:\.\d+)?`;
const weight = String.raw`${numbers} ?(?:kgs?|kilo\w*|lbs?|pounds?|st(?:ones?)?)\b(?:[ ,]*(?:and )?\d+(?:\.\d)? ?(?:lbs?|pounds?)?(?![\w.'"]| ?(?:cm|years?|yo|feet|foot|ft)))?`;
const about =
  '(?:about |around |roughly |like |maybe |just |only |exactly |currently |now |actually |really |a |at )*';
const value =
  <Field extends keyof Given>(
    field: Field,
    parse: (words: string) => Parsed<NonNullable<Given[Field]> | null>,
  ) =>
  (words: string): Given | null => {
    const parsed = parse(words);
    return parsed.ok && parsed.value !== null ? ({ [field]: parsed.value } as Given) : null;
  };
const withUnits = (words: string, units: UnitSystem) =>
  /\d ?(?:kg|kilo|lb|pound|st)/.test(words) ? words : withOwnUnit(words, units);

export const ageGiven = (age: number): DraftAnswers => ({ age, ageRange: ageRangeOf(age) });
const readAge = (words: string): Given | null => {
  const parsed = parseAge(words);
  return parsed.ok ? ageGiven(parsed.value) : null;
};

const wants = String.raw`(?:want(?:ing)?|wanna|like|love|hope|hoping|trying|try|need|here|aim(?:ing)?|looking|wish|goal is|keen|would rather|rather|going|gonna|mainly|mostly|goal:?|plan(?:ning)?|is)`;
const goals = String.raw`(?:lose|losing|drop|shed|slim|get|getting|build|building|gain|gaining|tone|toning|be|become|burn|put on|bulk|firm|sculpt|look)`;
const zone = String.raw`(?:bell(?:y|ies)|stomach|tumm(?:y|ies)|abs|core|waist|butts?|glutes?|bum|booty|legs?|thighs?|calves|chest|pecs|arms?|biceps|triceps|(?:upper|lower) body)`;

/** The ways in which people tell what was not asked. The longer ones come first, since each takes its words away. */
const tellings: readonly Telling[] = [
  {
    field: 'name',
    pattern:
      /\b(?:my (?:first )?name(?:'s| is)|(?:you can |please |just )?call me|i'?m called|i go by|name's) [\p{L}'-]+(?: (?!instead|actually|please|now|sorry|and|but|by|from|not|thanks|btw|if|too|i'?m|i\b|my\b)[\p{L}'-]+)?/iu,
    read: (words) => {
      const parsed = parseName(words);
      return parsed.ok ? { name: parsed.value } : null;
    },
  },
  {
    field: 'targetWeightKg',
    pattern: new RegExp(
      String.raw`\b(?:to weigh|aim(?:ing)? (?:for|at|to (?:be|get to|reach|weigh))|target(?: weight)?(?: is| of|:)?|goal(?: weight)?(?: is| of|:)?|(?:want|wanna|like|love|hope|hoping|hope|trying|try|need|going) (?:to )?(?:be(?: at)?|see|get(?: back)?(?: down)? to|go(?: back)?(?: down)? to|weigh|reach|hit|come down to|drop to|for)|(?:get|go|getting)(?: back)? down to|down to) ${about}(?:${weight}|\d{2,3}\b(?! ?(?:years|yo|cm|%|by|in\b|tall)))`,
    ),
    read: (words, { units }) => {
      const amount = new RegExp(String.raw`${numbers}.*$`).exec(words)?.[0] ?? '';
      return value('targetWeightKg', parseTargetWeightKg)(withUnits(amount, units));
    },
  },
  {
    field: 'targetWeightKg',
    pattern:
      /\b(?:i )?(?:no|without an?|(?:don't|do not) (?:really )?(?:have|want|need) an?|have no|got no) (?:real |particular |specific |fixed |exact )?(?:target|goal) ?weight\b|\b(?:no|(?:don't|do not) (?:really )?(?:have|want|need) an?) (?:real |particular |specific |fixed )?target\b/,
    read: () => ({ targetWeightKg: null }),
  },
  {
    field: 'heightCm',
    pattern: new RegExp(
      String.raw`\b(?:\d{3}(?:\.\d)? ?(?:cms?|cent\w*)\b|[12]\.\d{1,2} ?(?:m|met(?:er|re)s?)\b|[12] ?m(?:eters?|etres?)? ?\d\d\b|[12] met(?:er|re)s? (?:and )?\d\d\b|[4-7] ?(?:'(?![a-z])|(?:ft|foot|feet)\b) ?(?:(?:and )?\d{1,2}(?:\.\d)?)? ?(?:"|''|in\b|inch(?:es)?\b)?|[4-7] \d{1,2} tall\b|(?:my )?height(?: is|:|'s)? ${about}(?:\d{3}|[12]\.\d\d|[4-7] \d{1,2})\b|(?:i'?m |i am )?${about}(?:[12]\d\d|[12]\.\d\d)\b(?= tall))(?: tall\b)?`,
    ),
    read: (words) => value('heightCm', parseHeightCm)(words.replace(/ tall$/, '')),
  },
  {
    field: 'weightKg',
    pattern: new RegExp(
      String.raw`(?<!\b(?:lose|lost|losing|loose|gain|gained|gaining|drop|dropped|shed|lift|lifting|bench|squat|deadlift|was|were|on|another|carry|minus|by|from|down|of|over|under|than|used to be|last \w+|up|extra|curl|press|a|aiming for|target|to|reach) (?:about |around |like |maybe |a |some )*)(?:\b(?:i )?(?:currently |now |actually )?weigh(?:ing|ed in at)? ${about}(?:${weight}|\d{2,3}(?:\.\d)?\b(?! ?(?:cm|years)))|\b(?:i'?m |i am )(?:now |currently )?at \d{2,3}(?:\.\d)?\b(?! ?(?:cm|years|%))|\b(?:my )?(?:current )?weight(?: is|'s|:)? ${about}(?:${weight}|\d{2,3}(?:\.\d)?\b)|\b(?:i'?m|i am) ${about}\d{2,3}(?:\.\d)? now\b|\b(?:i'?m |i am )?${about}${weight})(?! (?:less|lighter|off|down|fewer|more|heavier|over|too much|dumb\w*|kettle\w*|bar\w*|ago|overweight|in \d|since|after|during|per|a week|extra))`,
    ),
    read: (words, { units }) => value('weightKg', parseWeightKg)(withUnits(words, units)),
  },
  {
    // 'Marta, 44', 'woman, and 52 if that helps'.
    field: 'age',
    pattern:
      /(?:^|, ?(?:and )?)(?<![\d.] ?, ?)(?:\d\d)(?= (?:if that helps|btw|by the way|here|now)|\W*$|, ?(?:i |i'm |an? |m[uo]m|mother|father|dad|from|with|and|male|female|single|married|retired))(?! ?(?:kg|kilo|lb|cm))/,
    read: (words) => readAge(words.replaceAll(/\D/g, '')),
  },
  {
    field: 'age',
    pattern: new RegExp(
      String.raw`(?<!\b(?:was|since|when|at|son|daughter|kids?|wife|husband|mum|mom|dad|mother|father|dog|cat|partner|boy|girl|sister|brother|for|feel|feels|like|until|till|before) (?:is |are |a |i |was |i was |the last |about |over |almost |nearly |turned )*)(?:\b(?:i'?m|i am|aged?(?: is|:)?|just turned|turned) ${about}\d\d\b(?! ?(?:kg|kilo|lb|pound|st\b|stone|cm|%|percent|weeks|months|minutes|min|days|times|hours|pm|am|feet|foot|ft|'|"|\d|over|under|down|into|sessions|reps|\.\d|and a half stone))(?: ?(?:years?|yrs?|yo)(?: old| of age)?)?|\b\d\d[ -]?(?:years?|yrs?)[ -]old\b|\b\d\d ?(?:yo|y\/o|yrs?)\b|\b\d\d years? (?:young|of age)\b|(?<![\d.])\d\d ?(?=[mf]\b)|(?<=\b[mf] ?)\d\d\b(?!\.\d| ?\d))`,
    ),
    read: readAge,
  },
  {
    field: 'ageRange',
    pattern:
      /\b(?:in |still in )my (?:early |mid |late )*(?:\d0s|twenties|thirties|forties|fifties|sixties|seventies)\b|\b(?:early|mid|late)[ -](?:\d0s|twenties|thirties|forties|fifties|sixties|seventies)\b/,
    read: value('ageRange', parseAgeRange),
  },
  {
    field: 'gender',
    pattern:
      /\b(?:(?:i'?m|i am|as|being) (?:an? |also an? )?(?:\w+ )?(?:years? old,? )?(?:\w+ )?(?:wom[ae]n|man|females?|males?|guy|girl|lady|mum|mom|mother|dad|father|bloke|lad|non-?binary)|(?:years? old|yo)\b,? (?:\w+ )?(?:woman|man|female|male|guy|girl|lady|mum|mom|mother|dad|father|bloke|lad|nurse(?!\w))|(?<=(?<![\d.])\d\d) ?[mf])\b/,
    read: (words) =>
      value(
        'gender',
        parseGender,
      )(words.trim().replace(/^([mf])$/, (_, letter) => (letter === 'm' ? 'male' : 'female'))),
  },
  {
    field: 'gender',
    pattern:
      /(?:(?<=\d)[ ,;/]+|,\s*| and | & )(?:an? )?(?:female|male|woman|man|non-?binary|guy|dude|bloke|lad|girl|gal|lady|mother of \w+|father of \w+|m[uo]m of \w+|dad of \w+|grandm\w+|grandpa|grandfather)(?=\W*$|,)|^(?:female|male|woman|man)(?=[ ,]+\d)/,
    read: value('gender', parseGender),
  },
  {
    field: 'goalType',
    pattern: new RegExp(
      String.raw`\b${wants} (?:[\w']+ ){0,3}?${goals}\b(?:(?! (?:but|because|since|though|so|i'm|i am|i have|my (?:knee|back|shoulder))\b)[^,.;!?])*|\bmy (?:main |biggest )?(?:goal|aim)(?: is|'s|:) (?:(?! but\b)[^,.;!?])*`,
    ),
    read: value('goalType', parseGoalType),
  },
  {
    field: 'bodyType',
    pattern:
      /\b(?:i'?m|i am|my body(?: type)? is|my build is)(?: \d\d,?(?: and)?)? (?:a |an |of )?(?:pretty |quite |very |fairly |kind of |rather |actually |really |now |a bit |a little |slightly |more or less )*(?:slim|skinny|thin|slender|average|mid-?size\w*|plus-?sized?|overweight|chubby|plump|curvy|heavy|medium)(?: build| sized?)?\b/,
    read: value('bodyType', parseBodyType),
  },
  {
    field: 'bodyType',
    pattern:
      /(?:, ?(?:and )?|\band |^)(?:(?:pretty|quite|very|fairly|kind of|kinda|rather|a bit|a little|slightly|rather on the) )?(?:slim|skinny|thin|slender|average|mid-?size\w*|plus-?sized?|overweight|chubby|plump|curvy|heavy|round)(?: size| side| these days| now| at the moment| build| frame)*(?=\W*$|,)/,
    read: value('bodyType', parseBodyType),
  },
  {
    field: 'targetZones',
    pattern: new RegExp(
      String.raw`\b(?:especially|mostly|mainly|particularly|specially|above all|first of all|in particular|focus(?:ing)? on|work(?:ing)? on|target(?:ing)?|particular|above all) (?:on |in )?(?:[\w']+ ){0,2}?${zone}(?:(?:,|,? and| &|,? plus) (?:my |the )?${zone})*`,
    ),
    read: value('targetZones', parseTargetZones),
  },
];

const health: readonly string[] = ['medicalConditions', 'bodyPains'];
const ownNotes: readonly string[] = [...health, 'workLifeEffects', 'fitnessBarriers'];
/** Said in a note, these belong to it. */
const partsOfNotes: readonly string[] = ['goalType', 'bodyType', 'targetZones', 'targetWeightKg', 'gender'];

const sentencesOf = (text: string) => text.split(/(?<=[.!?;])\s+/);
const afterthought =
  /^\W*(?:(?:oh|wait|sorry|and|also|hang on|actually|ah)[\s,]+)*(?:(?:i )?forgot\b|i should (?:have )?(?:mention|sa(?:y|id))|(?:oh|wait|sorry)[\s,]+(?:and|also|i|my)\b|by the way|btw|one more thing|also\b|earlier|i also have\b|i (?:also )?have .* too\W*$)|\b(?:i |sorry )?forgot(?: to (?:say|mention|tell)(?: (?:that|it|you|so))?| (?:that|it|about that)(?: .*)?)?\W*$|\b(?:by the way|btw)\W*$/i;

const beginnings =
  /\b(?:besides|apart from|on top of|in addition to|next to) (?:the |my )?[\w ]+$|\b(?:and|but|so|also|too|as well|i'm|i've|i|my|oh|well|that|sorry|wait|actually|by the way|btw|to|mention|say|tell you|forgot|earlier|one more thing|should have|said|put|at the|last|question|before|it|now|currently|instead|please|as|in fact|just|but)\b|\bi (?:put|said|chose|clicked|picked|wrote) [\w-]+(?: [\w-]+)?\W*$|\bnot (?:an? |the )?[\w.']+(?: (?:kgs?|kilos?|cm|lbs?|pounds?|weight))?\W*$/g;

/** What a text without its mentions still says. */
export const leftOver = (text: string): string =>
  text.replaceAll(beginnings, ' ').replaceAll(/[^\p{L}\p{N}]/gu, '');

/** At a question about the days, 'no time' belongs to it. */
const explicitBarrier =
  /\b(?:(?:kept|keeps|held|holds|holding|stopped|stops) me|gave up|given up|quit|laziness|lazy|motivation|discipline)\b/;

/** Health that is told at another question. In a note, it belongs to it unless it stands apart. */
function healthBeside(text: string, asked: 'name' | AnswerField) {
  const told = healthMentionsOf(text).filter(({ field }) => field !== asked);
  if (!ownNotes.includes(asked)) return told;
  const later = sentencesOf(text).filter((sentence) => afterthought.test(sentence));
  if (later.length > 0) return later.flatMap(healthMentionsOf).filter(({ field }) => field !== asked);
  const isApart = clausesOf(text).length > told.length;
  return isApart && !text.toLowerCase().startsWith(told[0]?.words.toLowerCase() ?? '') ? told : [];
}

/** Work and hindrances told at another question; at a note in a clause of their own. */
function lifeBeside(text: string, asked: 'name' | AnswerField) {
  const told = lifeMentionsOf(text).filter(({ field }) => field !== asked);
  if (!ownNotes.includes(asked)) return told;
  if (asked === 'fitnessBarriers' || clausesOf(text).length <= told.length) return [];
  const said = asked === 'workLifeEffects' ? explicitBarrier : /./;
  return told.filter(({ words }) => said.test(words.toLowerCase()) && !text.startsWith(words));
}

/** 'From 78 kg down to 68 kg' tells two weights and what is wanted. */
const fromTo = new RegExp(
  String.raw`\b(?:go |going |get |getting )?from (\d{2,3}(?:\.\d)?(?: ?(?:kgs?|kilo\w*|lbs?|pounds?))?) (?:back |down |up )*to (\d{2,3}(?:\.\d)?(?: ?(?:kgs?|kilo\w*|lbs?|pounds?))?)(?! ?(?:cm|years))\b`,
);

const fewestKg = 45;
const bareAge = (words: string) => Number(/^i'?(?:m| am) (\d\d)$/.exec(words)?.[1] ?? 0);

/** '172 and 70', '1.72, 70'. */
const heightAndWeight =
  /^\D*(?:\d{3}|1\.\d\d)(?: ?cm| ?m)?[ ,;/]+(?:and |by |weight |weighing )*(\d{2,3})\W*$/;

/** What a text tells besides the answer to the open question, and the text without it, numbers in digits. */
export function mentionsIn(
  text: string,
  asked: 'name' | AnswerField,
  options: TalkOptions,
): { mentions: Mention[]; rest: string } {
  const mentions: Mention[] = [];
  let rest = withAges(text, options.today);
  const way = asked === 'weightKg' || asked === 'targetWeightKg' ? null : fromTo.exec(rest);
  if (way) {
    const [words, from = '', to = ''] = way;
    const unit = /[a-z]+/.exec(from + to)?.[0] ?? '';
    const both = [from, to].map((each) =>
      withUnits(/[a-z]/.test(each) ? each : `${each} ${unit}`, options.units),
    );
    const now = value('weightKg', parseWeightKg)(both[0] ?? '');
    const then = value('targetWeightKg', parseTargetWeightKg)(both[1] ?? '');
    if (now && then) {
      mentions.push({ given: now, words: both[0] ?? '' }, { given: then, words: both[1] ?? '' });
      const isLess = (then.targetWeightKg ?? 0) < (now.weightKg ?? 0);
      rest = rest.replace(words, isLess ? ' lose weight ' : ' gain weight ');
    }
  }
  for (const { field, pattern, read } of tellings) {
    const isAsked =
      field === asked ||
      (field === 'age' && asked === 'ageRange') ||
      (field === 'ageRange' && asked === 'age');
    const isLoose =
      field === 'bodyType' && asked === 'goalType' && /^(?:,|and )/.test(pattern.exec(rest)?.[0] ?? '');
    if (isLoose) continue;
    const isBare = field === 'age' && !/[a-z]/.test(pattern.exec(rest)?.[0] ?? 'a');
    if (isBare && !['name', 'gender', 'goalType', 'bodyType', 'targetZones'].includes(asked)) continue;
    if (isAsked || (ownNotes.includes(asked) && partsOfNotes.includes(field))) continue;
    const source = field === 'name' ? text : rest;
    const words = pattern.exec(source)?.[0];
    // Without 'I weigh', a weight answers the question about the target.
    if (asked === 'targetWeightKg' && field === 'weightKg' && !/weigh|^i'?m .*now$/.test(words ?? ''))
      continue;
    // 'I'm 82' is no age where a weight is asked for.
    if (asked.endsWith('Kg') && field === 'age' && bareAge(words ?? '') >= fewestKg) continue;
    // 'Now 172 pounds, aiming for 150': both in pounds.
    const isInPounds = field === 'targetWeightKg' && /\d ?(?:lbs?|pounds?)\b/.test(rest);
    const given =
      words === undefined ? null : read(words, isInPounds ? { ...options, units: 'imperial' } : options);
    if (words === undefined || given === null) continue;
    mentions.push({ given, words });
    rest = rest.replace(words.toLowerCase(), ' , ');
  }
  const both = asked === 'heightCm' ? heightAndWeight.exec(rest)?.[1] : undefined;
  const weightToo =
    both === undefined ? null : value('weightKg', parseWeightKg)(withUnits(both, options.units));
  if (both !== undefined && weightToo) {
    mentions.push({ given: weightToo, words: both });
    rest = rest.replace(new RegExp(`${both}(?!.*${both})`), ' , ');
  }
  for (const { field, words } of healthBeside(text, asked)) {
    mentions.push({ given: { [field]: words }, words });
    rest = rest.replace(words.toLowerCase(), ' , ').replace(numbersInDigits(words), ' , ');
  }
  for (const { field, words } of lifeBeside(rest, asked)) {
    mentions.push({ given: { [field]: words }, words });
    rest = rest.replace(words.toLowerCase(), ' , ');
  }
  return { mentions, rest };
}
