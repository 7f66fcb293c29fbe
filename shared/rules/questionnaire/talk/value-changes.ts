import { numbersInDigits } from '../numbers-in-digits';
import { questions } from '../questions';
import type { SpokenField } from '../spoken-questions';
import { fieldNames } from './field-names';
import { readField } from './read-field';
import type { Given, TalkOptions, Told } from './talk';

interface ValueChange {
  field: SpokenField;
  given: Given;
}

const numbers = ['age', 'heightCm', 'weightKg', 'targetWeightKg'] as const;
const choices = ['ageRange', 'gender', 'goalType', 'bodyType'] as const;

const retracts =
  /\b(?:told|tell|said|wrote|typed|put|gave|lie|lied|wrong|mistake|typo|meant?|isn't|was(?:n't)?|instead|rather than|it's actually|actually|scratch|correct\w*|last (?:week|month|year|time)'?s?|old|thought|not \d|change|changed|sorry|used to be|no longer|outdated)\b/;
const wishes =
  /\b(?:want|wanna|goal|target|aim\w*|reach|get to|down to|lose|would like|i'd like|hope|dream|towards?)\b/;
const unitAfter = String.raw`(?: ?(?:kgs?|kilo\w*|lbs?|pounds?|cms?|centimet\w+|years?(?: old)?|yo))?`;

/** Its numbers, with their units. */
const numbersSaid = (text: string): string[] =>
  [...text.matchAll(new RegExp(String.raw`(?<![\d.-])\d+(?:\.\d+)?${unitAfter}(?![\d-])`, 'g'))].map(
    ([words]) => words,
  );

/** '159 was a lie, I'm 157': the old number says which answer changes. */
export function byOldNumber(
  plain: string,
  asked: SpokenField,
  told: Told,
  options: TalkOptions,
): ValueChange | null {
  const text = numbersInDigits(plain);
  if (!retracts.test(text) || (asked === 'targetWeightKg' && wishes.test(text))) return null;
  const said = numbersSaid(text);
  if (said.length !== 2) return null;
  for (const field of numbers.toReversed()) {
    const stands = told.answers[field];
    if (field === asked || typeof stands !== 'number') continue;
    const at = said.findIndex((words) => Math.abs(Number.parseFloat(words) - stands) < 0.5);
    if (at === -1) continue;
    const given = readField(field, said[1 - at] ?? '', options);
    const after = given?.[field];
    if (given && typeof after === 'number' && after !== stands && Math.abs(after / stands - 1) < 0.35)
      return { field, given };
  }
  return null;
}

const onto =
  /\b(?:change|forget|scratch|no longer|than|wrong|clicked|misclicked|pressed|tapped|chose|picked|put|not|actually|instead|meant?|rather|said|selected|marked|down as|have me|has me|got me|should|switch|set|mistake|correct\w*|fix|make it|decided|changed my mind|sorry|wait|hang on|hold on)\b/;
const clauses = /[,;.!]|\s[-–—]\s|\b(?:but|and|because|so|rather than|instead of|than)\b/;

/** 'You put me down as female, please change it to other': the answer that stands, and another one. */
function byOldChoice(
  plain: string,
  asked: SpokenField,
  told: Told,
  options: TalkOptions,
): ValueChange | null {
  if (!onto.test(plain)) return null;
  const parts = plain.split(clauses).filter((part) => /\w/.test(part));
  for (const field of choices.toReversed()) {
    const stands = told.answers[field];
    if (field === asked || stands === undefined || (field === 'ageRange' && told.answers.age !== undefined))
      continue;
    const read = parts.map((part) =>
      readField(
        field,
        part.replace(
          /\b(?:please|change (?:it|that) (?:in)?to|make it|set it to|switch (?:it )?to|not)\b/g,
          ' ',
        ),
        options,
      ),
    );
    const old = read.findIndex((given) => given !== null && given[field] === stands);
    const given = read.findLast(
      (each) => each !== null && each[field] !== stands && each[field] !== undefined,
    );
    if (old !== -1 && given) return { field, given };
  }
  return null;
}

/** 'I skipped the target weight but let's say 76 kg': a named answer and one number. */
function byNamedNumber(
  plain: string,
  asked: SpokenField,
  told: Told,
  options: TalkOptions,
): ValueChange | null {
  const text = numbersInDigits(plain);
  const said = numbersSaid(text);
  if (said.length !== 1) return null;
  const found = fieldNames.find(([, names]) =>
    new RegExp(String.raw`\b(?:my|the|that|your|a) (?:${names})\b|^\W*(?:${names})\b`).test(text),
  );
  const isTarget = /\b(?:target|goal weight|aim)\b/.test(text);
  const field = isTarget ? 'targetWeightKg' : numbers.find((each) => each === found?.[0]);
  if (!field || field === asked || told.answers[field] === undefined) return null;
  const given = readField(field, said[0] ?? '', options);
  return given && given[field] !== told.answers[field] ? { field, given } : null;
}

const newName =
  /\b(?:use|call me|go by|going by|prefer|it's|it is|i'm|make it|change (?:it|that) to|be|name(?: is|'s)?|say|spell(?:ed)?(?: (?:it|as|like))?|just|write|with) (?:just |actually |now )?(?<name>\p{Lu}[\p{L}'-]+)|^(?<first>\p{Lu}[\p{L}'-]+),? (?:instead|not|rather)\b/u;

/** 'I'm not Sam anymore, use Alex'. */
function byOldName(text: string, { name }: Told): ValueChange | null {
  const called =
    name === null
      ? null
      : (/\b(?:be called|call me(?: by)?|known as|everybody (?:says|calls me)|everyone (?:says|calls me)|friends call me) (?:just )?(?<as>\p{Lu}[\p{L}'-]+)/u.exec(
          text,
        )?.groups?.['as'] ??
        /\bshort for (?<as>\p{Lu}[\p{L}'-]+),? (?:and )?(?:please )?(?:use|call me|put) (?:that|it)/u.exec(
          text,
        )?.groups?.['as']);
  if (called !== null && called !== undefined && called !== name)
    return { field: 'name', given: { name: called } };
  // 'Put Alexandra as my name.'
  const isOfName = /\b(?:my|the|that) name\b|\bname(?:'s| is| should)/i.test(text);
  const capitals = isOfName
    ? (text.replace(/^\W*\p{L}+/u, '').match(/(?<![\p{L}'])\p{Lu}\p{L}+/gu) ?? []).filter(
        (word) => word.toLowerCase() !== (name ?? '').toLowerCase() && word !== 'Ana',
      )
    : [];
  if (name && capitals.length === 1 && capitals[0] !== undefined)
    return { field: 'name', given: { name: capitals[0] } };
  if (!name || !new RegExp(String.raw`\b${name.replaceAll(/[^\p{L}]/gu, '.')}\b`, 'iu').test(text))
    return null;
  if (
    !/\b(?:not|isn't|instead|anymore|any more|no longer|wrong|rather|hate|don't|stop|never|formal)\b/i.test(
      text,
    )
  )
    return null;
  const others = text.replaceAll(new RegExp(String.raw`(?:\bnot |\bi'?m |\bit'?s )*\b${name}\b`, 'gi'), ' ');
  const { name: said, first } = newName.exec(others)?.groups ?? {};
  const given = said ?? first;
  return given === undefined ? null : { field: 'name', given: { name: given } };
}

const order: readonly SpokenField[] = questions.map(({ field }) => field);

const makesMe =
  /^\W*(?:(?:please|oh|sorry|wait|actually|can you|could you|oops)[\s,]+)*(?:make|put|mark|set|list|count|change|switch) me (?:down )?(?:as |to |in(?:to)? |for )?(?:an? |the )?(?<as>[^,;.!]+)/;

/** 'Make me male please, I misclicked'. */
function byMaking(plain: string, asked: SpokenField, told: Told, options: TalkOptions): ValueChange | null {
  const as = makesMe.exec(plain)?.groups?.['as'];
  for (const field of as === undefined ? [] : choices.toReversed()) {
    const given =
      field === asked || told.answers[field] === undefined ? null : readField(field, as ?? '', options);
    if (given && given[field] !== told.answers[field]) return { field, given };
  }
  return null;
}

/** An earlier answer that a text names by its value, and what it is instead. */
export function changedValue(
  text: string,
  plain: string,
  asked: SpokenField,
  told: Told,
  options: TalkOptions,
): ValueChange | null {
  if (asked === 'name' || order.indexOf(asked) < 1 || /\?\s*$/.test(plain)) return null;
  return (
    byOldName(text, told) ??
    byOldNumber(plain, asked, told, options) ??
    byOldChoice(plain, asked, told, options) ??
    byMaking(plain, asked, told, options) ??
    byNamedNumber(plain, asked, told, options)
  );
}
