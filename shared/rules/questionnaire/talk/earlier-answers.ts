import { contradictionOf } from '../contradictions';
import { numbersInDigits } from '../numbers-in-digits';
import { plainText } from '../plain-text';
import { questions } from '../questions';
import type { SpokenField } from '../spoken-questions';
import { fieldNames } from './field-names';
import { grownNote } from './grown-note';
import { leftOver, mentionsIn } from './mentions';
import { readField } from './read-field';
import { changedNote } from './note-changes';
import type { Given, TalkOptions, Told } from './talk';
import { zonesAfter } from './zone-changes';

/** An earlier answer that changes; without a value its question is asked again. */
export interface Change {
  field: SpokenField;
  given: Given | null;
}

const order: readonly SpokenField[] = ['name', ...questions.map(({ field }) => field)];
const notes: readonly SpokenField[] = [
  'medicalConditions',
  'bodyPains',
  'workLifeEffects',
  'fitnessBarriers',
];
const numbers: readonly SpokenField[] = ['age', 'heightCm', 'weightKg', 'targetWeightKg'];
const valueOf = (field: SpokenField, { name, answers }: Told) => (field === 'name' ? name : answers[field]);
const isKnown = (field: SpokenField, told: Told) => {
  const value = valueOf(field, told);
  return field === 'name' ? value !== null : value !== undefined;
};
const isSame = (given: Given, field: SpokenField, told: Told) =>
  JSON.stringify(given[field]) === JSON.stringify(valueOf(field, told));
/** What is denied is said less exactly than it is stored. */
const isAbout = (given: Given, field: SpokenField, told: Told) => {
  const [said, stands] = [given[field], valueOf(field, told)];
  return typeof said === 'number' && typeof stands === 'number'
    ? Math.abs(said / stands - 1) < 0.005
    : isSame(given, field, told);
};

/** The answered fields besides the open one, the last first. */
const earlierFields = (asked: SpokenField, told: Told) =>
  order.filter((field) => field !== asked && isKnown(field, told)).toReversed();

const takesBack = String.raw`(?:(?:(?:oh dear|oh no|dear me|before (?:i answer|we (?:go on|continue|move on)|that)(?: one)?|listen|one thing|you know what|oh|oops|whoops|ah|um+|uh+|erm?|hmm+|argh|ugh|hang on|hold on|wait(?: a (?:second|sec|moment|minute))?|sorry(?: about that)?|apologies|actually|correction|my (?:bad|mistake)|scratch that|strike that|no wait|(?:i )?tell a lie|i lied|typo|that was a typo|i (?:pressed|hit|clicked|typed|chose|picked|tapped|put|entered|selected|gave you) (?:the |it )?wrong(?: (?:key|button|one|thing|number|answer|option))?|i (?:meant?|mean)(?: to (?:say|write|type|put))?|i (?:made a (?:mistake|typo)|mistyped|misspoke|mis-?said|got (?:that|it) wrong|was wrong|said (?:that|it) wrong|changed my mind|take (?:that|it) back|should have said|should say|want to (?:change|correct) (?:that|it)(?: to)?)|that(?:'s| was| is) (?:wrong|not right|a mistake|incorrect)|(?:can you |could you |please |let's |let me |can i |can we )*(?:change|make|correct|fix|set|switch) (?:that|it|my (?:last |previous )?answer)(?: (?:to|into|please))?|make (?:that|it)|on second thoughts?|come to think of it|or rather|rather|instead|in fact|(?:it )?should (?:be|have been|say)|(?:it )?was supposed to be|it'?s actually|well|no|nope|not? that)(?![\w'])|\*)[\s,.:;!…-]*)`;
const marked = new RegExp(`^\\W*${takesBack}+`, 'i');
/** Alone, these only begin an answer. */
const weak = /^\W*(?:(?:oh|ah|um+|uh+|erm?|hmm+|well|no|nope)[\s,.:;!…-]*)+$/i;
const unmarkedStart = new RegExp(
  `^\\W*(?:${takesBack})*(?:it |it's |that |to |i'm |should be |is |be )*`,
  'i',
);
const markedAfter =
  /\*$|[\s,.-]+(?:sorry|actually|i meant?|instead|rather|i changed my mind|i mis-?typed|typo|by the way|btw|after all|now|not (?:what i said|that)|correction|my (?:bad|mistake)|please)[\s.!]*$/i;

/** The text without the words that take something back, and whether there were any. */
function unmarked(text: string): { rest: string; isMarked: boolean } {
  const before = marked.exec(text)?.[0] ?? '';
  const isStrong = before !== '' && !weak.test(before);
  const rest = isStrong ? text.slice(before.length) : text;
  const after = markedAfter.exec(rest)?.[0] ?? '';
  const isAfter = after !== '' && !/please/i.test(after);
  return { rest: rest.slice(0, rest.length - after.length).trim() || rest, isMarked: isStrong || isAfter };
}

const verbs = 'change|set|make|update|correct|fix|put|edit|switch|adjust|redo|amend|replace';
const of = '(?:my |the |that |our )?';

/** 'change my weight to 82', 'my height should be 175', 'back to my goal'. */
function named(
  text: string,
  asked: SpokenField,
  told: Told,
  options: TalkOptions,
  isMarked: boolean,
): Change | null {
  for (const [called, names] of fieldNames) {
    const isRange = called === 'age' && told.answers.age === undefined && told.answers.ageRange !== undefined;
    const field = isRange && asked !== 'age' ? 'ageRange' : called;
    const change = new RegExp(
      String.raw`\b(?:${verbs}) ${of}(?:${names})\b(?: (?:back |over )?(?:from .+ )?(?:to|into|as|at|is|:|=)| should be| to be)?:? ?(.*)$`,
      'i',
    ).exec(text);
    const goBack = new RegExp(
      String.raw`\b(?:go |going |come )?back to ${of}(?:${names})\b(?: question)?|\b(?:redo|re-?answer|wrong|mistake (?:with|in|on|about)) ${of}(?:${names})\b|${of}(?:${names})(?: i (?:gave|told|said|put|wrote))?(?: (?:is|was|'s|has))? (?:wrong|incorrect|not right|off|a mistake|changed|different)\b`,
      'i',
    ).exec(text);
    const isAsked = field === asked;
    if (change && !(isAsked && !isMarked)) {
      const given = readField(field, (change[1] ?? '').replace(/^(?:to|into|from .* to) /i, ''), options);
      if (given || !/\S/.test(change[1]?.replace(/\W|please|again/gi, '') ?? '')) return { field, given };
    }
    if (isAsked || !isKnown(field, told)) continue;
    const states = new RegExp(
      String.raw`\b${of}(?:${names})(?:'s| is| was|:| should(?: have)? (?:be|been|say|read)| needs to be| must be| ought to be)(?: (?:actually|really|meant to be|supposed to be|now|not .+ but|in fact))*:? (.+)$`,
      'i',
    ).exec(text);
    const meant = new RegExp(String.raw`^(.+?) (?:for|as|is) ${of}(?:${names})(?: please)?\W*$`, 'i').exec(
      text,
    );
    const isMeant = isMarked || (numbers.includes(field) && /\d/.test(meant?.[1] ?? ''));
    const sign = numbers.includes(field)
      ? '[,:]?'
      : field === 'targetZones' && !/\b(?:instead|rather|not)\b/i.test(text)
        ? ':?'
        : ':';
    const leads = new RegExp(
      String.raw`^(?:about |for |regarding |and )?${of}(?:${names})${sign} (.+)$`,
      'i',
    ).exec(text)?.[1];
    const isLed = !numbers.includes(field) || /\d|^no /.test(leads ?? '');
    for (const value of [states?.[1], isMeant ? meant?.[1] : undefined, isLed ? leads : undefined]) {
      const given = value === undefined ? null : readField(field, value, options);
      if (given && (isMarked || leads !== undefined || !notes.includes(asked) || !notes.includes(field)))
        return { field, given };
    }
    if (goBack) {
      const after = text.slice(goBack.index + goBack[0].length).replace(unmarkedStart, '');
      return { field, given: readField(field, after, options) };
    }
  }
  return null;
}

const denials: readonly RegExp[] = [
  /^(?:the )?(?<no>[^,;.]+?) (?:was|is) (?:wrong|a mistake|a typo|not right|incorrect)[\s,;.]+(?:it'?s |it should be |i meant |should be )?(?<yes>.+?)(?: please)?\W*$/i,
  /^(?<yes>.+?)[\s,;-]+(?:and )?not (?:the |my |a |an |to )?(?<no>(?:[^,;.]|\.(?=\d))+)$/i,
  /^(?:i'?m |it'?s |i am |i )?(?:did(?:n't| not) (?:say|mean)|(?:my \w+ is ?)?(?:not|n't)) (?:the |my |a |an |to )?(?<no>[^,;.]+?)(?:[\s,;.-]+(?:but|it'?s|i'?m|i meant?|i said|rather|more(?: of)?)[\s,]+|[,;.]\s*)(?<yes>.+)$/i,
  /^(?<yes>.+?) (?:instead of|rather than|over) (?:the |my |a |an )?(?<no>[^,;.]+)$/i,
  /^i (?:said|wrote|put|typed) (?:the |my |a |an )?(?<no>[^,;.]+?)[,;.]? (?:but|and)?,? ?(?:i |it |it's |i'm |it is |that |i am )?(?:meant?|should(?: have)? (?:be|been)|actually)?[\s,]*(?:is |was )?(?<yes>.+)$/i,
];

/** By what share a number that is taken back further off may differ from the one that it corrects. */
const nearby = 0.25;
const isNear = (after: unknown, before: unknown) =>
  typeof after === 'number' && typeof before === 'number' && Math.abs(after / before - 1) <= nearby;

/** 'stronger, not lose weight': what is denied is the answer that stands. */
function contrasted(text: string, asked: SpokenField, told: Told, options: TalkOptions): Change | null {
  const reads = askedReads(asked, text, options);
  for (const [at, form] of denials.entries()) {
    const { yes = '', no = '' } = form.exec(text)?.groups ?? {};
    // 'I said 80 but meant 82' corrects, also where 82 could be the answer.
    if (!yes || !no) continue;
    const isRead = reads && at < denials.length - 1;
    for (const field of earlierFields(asked, told)) {
      if (notes.includes(field) || field === 'targetZones') continue;
      const denied = readField(field, no, options);
      const given = readField(field, yes.replace(/^(?:it'?s|i'?m|i am|i meant?|more) /i, ''), options);
      if (isRead && !isNear(given?.[field], valueOf(field, told))) continue;
      if (denied && given && isAbout(denied, field, told) && !isSame(given, field, told))
        return { field, given };
    }
  }
  return null;
}

const painful = /\b(?:hurts?|pain\w*|sore|ach\w+|injur\w+|stiff|swollen|healed|broken?|torn)\b/;

/** 'Not the bum', 'and my arms too': the zones that a text leaves. */
function changedZones(text: string, asked: SpokenField, { answers }: Told): Change | null {
  const chosen = answers.targetZones;
  if (!chosen || asked === 'targetZones' || painful.test(text)) return null;
  const isHealth = asked === 'bodyPains' || asked === 'medicalConditions';
  if (
    isHealth &&
    !/\b(?:add|include|train|work on|zones?|list|focus|remove|swap|replace|instead|take|forget|drop|want)\b/.test(
      text,
    )
  )
    return null;
  const after = zonesAfter(text, chosen);
  return after && { field: 'targetZones', given: after.length > 0 ? { targetZones: after } : null };
}

const bare =
  /^(?:it'?s |i'?m |i am |that'?s |it is |it was |only |just |about |currently |now |actually |i meant? |make (?:that|it) |,)*(\d+(?:\.\d+)?)(?<unit> years?(?: old)?| ?yo| ?cm| ?m| ?kgs?| ?kilos?| ?lbs?| ?pounds?)?\W*$/;
const unitsOf: readonly (readonly [RegExp, RegExp])[] = [
  [/year|yo/, /^age/],
  [/m$/, /Cm$/],
  [/k|lb|pound/, /Kg$/],
];
const canBe = (field: SpokenField, unit: string) =>
  unitsOf.find(([of]) => of.test(unit))?.[1].test(field) ?? true;

/** 'sorry, 36': the last number that it can be. */
function correctedNumber(rest: string, asked: SpokenField, told: Told, options: TalkOptions): Change | null {
  const said = bare.exec(numbersInDigits(rest));
  if (!said) return null;
  const unit = said.groups?.['unit'] ?? '';
  const amount = `${said[1]}${unit}`;
  const fields = earlierFields(asked, told).filter((field) => numbers.includes(field));
  const last = fields.find(
    (each) =>
      canBe(each, unit) &&
      readField(each, `${amount}`, options) !== null &&
      !(
        each === 'targetWeightKg' &&
        contradictionOf(each, { ...told.answers, ...readField(each, amount, options) })
      ),
  );
  const field =
    fields.find((each) => {
      if (!canBe(each, unit)) return false;
      const given = readField(each, amount, options);
      const [before, after] = [valueOf(each, told), given?.[each]];
      if (typeof after !== 'number') return false;
      // A target above the weight of someone who wants to lose some was not meant.
      if (each === 'targetWeightKg' && contradictionOf(each, { ...told.answers, ...given })) return false;
      return isNear(after, before);
    }) ?? last;
  if (field) return { field, given: readField(field, amount, options) };
  // Whoever told only the range corrects that.
  const isRange =
    told.answers.ageRange !== undefined && told.answers.age === undefined && !numbers.includes(asked);
  const age = isRange ? readField('age', amount, options) : null;
  return age && { field: 'ageRange', given: age };
}

const isChoice = (field: SpokenField) => !notes.includes(field);

/** 'sorry, in my forties', 'actually my name is Jo': the last answer that it can be. */
function correctedChoice(rest: string, asked: SpokenField, told: Told, options: TalkOptions): Change | null {
  const isShort = rest.split(/\s+/).length <= 6;
  if (notes.includes(asked) && !isShort) return null;
  for (const field of earlierFields(asked, told).filter(isChoice)) {
    if (field === 'name' || (numbers.includes(field) && !/\d/.test(numbersInDigits(rest)))) continue;
    const given = readField(field, rest, options);
    if (given && given[field] !== null && !isSame(given, field, told)) return { field, given };
  }
  return null;
}

const changeable: readonly SpokenField[] = ['gender', 'goalType', 'bodyType', ...numbers];

/** 'I'm 36 actually', 'wait I weigh 82 kg': a fact that differs from what stands, and nothing else. */
function stated(rest: string, asked: SpokenField, told: Told, options: TalkOptions): Change | null {
  const { mentions, rest: without } = mentionsIn(rest, 'name', options);
  const [mention, more] = mentions;
  const [field] =
    mention && !more && leftOver(without) === '' ? (Object.keys(mention.given) as SpokenField[]) : [];
  if (!mention || !field || field === asked || !changeable.includes(field) || !isKnown(field, told))
    return null;
  const isFar = field === 'age' && !isNear(mention.given.age, told.answers.age);
  return isFar || isSame(mention.given, field, told) ? null : { field, given: mention.given };
}

const noTarget =
  /^\W*(?:i )?(?:skip|no|don'?t (?:want|need|have)|do not (?:want|need)|forget|remove|drop|delete|without|leave out) (?:the |my |an? |any )?(?:target|goal) ?weight\b|^\W*(?:no|skip the|forget the|remove the|drop the) target\b/;
/** A denial of the answer that stands, without another: 'not lose weight'. */
function denied(text: string, asked: SpokenField, told: Told, options: TalkOptions): Change | null {
  const no =
    /^(?:i'?m |it'?s |i (?:do not|don'?t) (?:want to |want |mean )?|i didn'?t (?:say|mean) |(?:not|no)\b)(?:not )?(?: ?to | ?the | ?a | ?an )?(?<no>[\w' -]+?)(?: (?:though|after all|anymore|actually))?\W*$/.exec(
      text,
    )?.groups?.['no'];
  if (no === undefined || no.split(' ').length > 4) return null;
  const field = (['goalType', 'gender', 'bodyType'] as const).find((each) => {
    const given = each === asked || !isKnown(each, told) ? null : readField(each, no, options);
    return given !== null && isSame(given, each, told);
  });
  return field ? { field, given: null } : null;
}

/** 'Not the legs' leaves no target open. */
const deniesOther =
  /\bnot (?!sure|really|yet|now|important|a |my |the (?:point|scale|number)|aiming|interested)/;

function askedReads(asked: SpokenField, text: string, options: TalkOptions): boolean {
  const given = notes.includes(asked) ? null : readField(asked, text, options);
  return given !== null && !(given.targetWeightKg === null && deniesOther.test(text));
}

/** Whether a text says more than that something is taken back. */
export const saysSomething = (text: string): boolean => /[\p{L}\p{N}]/u.test(text.replace(marked, ''));

/** The earlier answer that a text corrects; null if it corrects none. */
export function changeIn(text: string, asked: SpokenField, told: Told, options: TalkOptions): Change | null {
  const { rest, isMarked } = unmarked(text.trim().replaceAll(/[’‘]/g, "'"));
  const plain = plainText(rest);
  const byName = named(rest.replace(/ ?(?:→|⇒|->|=>|=) ?/, ': '), asked, told, options, isMarked);
  if (byName) return byName;
  const whole = plainText(text);
  if (
    noTarget.test(whole.replace(/^\W*(?:actually|sorry|wait|please)[\s,]+/, '')) &&
    asked !== 'targetWeightKg' &&
    told.answers.targetWeightKg !== undefined
  )
    return { field: 'targetWeightKg', given: { targetWeightKg: null } };
  const note = changedNote(whole, asked, told) ?? grownNote(whole, asked, told);
  if (note) return note;
  const contrast = contrasted(plain, asked, told, options);
  if (contrast) return contrast;
  const zones = changedZones(whole, asked, told);
  if (zones && (isMarked || !askedReads(asked, plain, options))) return zones;
  const isTold =
    isMarked || /\b(?:actually|by the way|btw|sorry|i (?:put|said|chose)|instead|in fact)\b/.test(plain);
  const isNumber = isMarked && bare.test(numbersInDigits(rest));
  const statement =
    isTold && !isNumber && !askedReads(asked, rest, options) ? stated(rest, asked, told, options) : null;
  if (statement) return statement;
  if (isMarked) {
    const number = correctedNumber(rest, asked, told, options);
    if (number) return number;
    if (!askedReads(asked, rest, options)) return correctedChoice(rest, asked, told, options);
    return null;
  }
  if (notes.includes(asked) || asked === 'name' || askedReads(asked, plain, options)) return null;
  const objection = /^\W*no(?:pe)?[,.!:]\s*(.+)$/.exec(plain)?.[1];
  const objected =
    objection !== undefined && asked !== 'targetWeightKg' && !askedReads(asked, objection, options)
      ? (correctedNumber(objection, asked, told, options) ?? correctedChoice(objection, asked, told, options))
      : null;
  return objected ?? denied(plain, asked, told, options);
}

/** The answers that a text states anew and that differ from what stands. */
export function restated(given: Given, told: Told): SpokenField[] {
  return order.filter(
    (field) => given[field] !== undefined && isKnown(field, told) && !isSame(given, field, told),
  );
}
