import * as z from 'zod';
import { localDateSchema } from '../../shared/rules/local-date';
import type { DraftAnswers } from '../../shared/rules/questionnaire';
import { ageRangeOf } from '../../shared/rules/questionnaire/options';
import type { SpokenField } from '../../shared/rules/questionnaire/spoken-questions';
import type { TalkTaken } from '../../shared/rules/questionnaire/talk/talk';
import { takeTalk } from '../../shared/rules/questionnaire/talk/take-talk';
import { fieldOf } from './judge-answers';

const fields = { name: 'name', ...fieldOf } as const satisfies Record<string, SpokenField>;
const describedSchema = z.enum(Object.keys(fields) as [keyof typeof fields, ...(keyof typeof fields)[]]);
type Described = z.output<typeof describedSchema>;

const valuesSchema = z.partialRecord(
  describedSchema,
  z.union([z.null(), z.string(), z.number(), z.array(z.string())]),
);
type Values = z.output<typeof valuesSchema>;

/** Sentences said to a question, with what they are and which answers are new or changed after them. */
export const talkCasesSchema = z.array(
  z.object({
    asked: describedSchema,
    known: valuesSchema.default({}),
    text: z.string(),
    is: z.enum(['answer', 'question', 'correction', 'choose', 'again']),
    fields: valuesSchema.default({}),
  }),
);
export type TalkCase = z.output<typeof talkCasesSchema>[number];

/** The day on which the cases are said. */
const today = localDateSchema.parse('2026-11-28');

function toldOf(known: Values) {
  const { name = null, ...others } = known;
  const answers = Object.fromEntries(
    Object.entries(others).map(([field, value]) => [
      fields[describedSchema.parse(field)],
      value === 'skip' || value === '' ? null : value,
    ]),
  );
  return { name: typeof name === 'string' ? name : null, answers: answers as DraftAnswers };
}

function takenFor({ asked, known, text }: TalkCase): TalkTaken {
  return takeTalk(fields[asked], text, toldOf(known), { units: 'metric', today, isCheck: false });
}

const text = (value: unknown) => (typeof value === 'string' ? value.toLowerCase() : '');
const listed = (value: unknown) => (Array.isArray(value) ? value.toSorted().join() : '');
const notes: readonly Described[] = [
  'medical_conditions',
  'body_pains',
  'work_life_effects',
  'fitness_barriers',
];

function isSame(field: Described, stored: unknown, value: Values[Described]): boolean {
  if (value === null || value === '' || value === 'skip') return stored === null;
  if (typeof value === 'number') return typeof stored === 'number' && Math.abs(stored - value) <= 0.2;
  if (Array.isArray(value)) return listed(stored) === listed(value);
  return notes.includes(field) ? text(stored).includes(text(value)) : text(stored) === text(value);
}

/** The range follows from the age: either may be named without the other. */
const follows = (field: Described, stored: unknown, { age, age_range: range }: Values): boolean =>
  field === 'age_range' && typeof age === 'number' && range === undefined && stored === ageRangeOf(age);

/** The described fields that are new or changed. */
function changesOf({ known }: TalkCase, { given }: TalkTaken): Described[] {
  const before = toldOf(known);
  const was: Record<string, unknown> = { ...before.answers, name: before.name ?? undefined };
  return describedSchema.options.filter((field) => {
    const stored = given[fields[field]];
    return stored !== undefined && JSON.stringify(stored) !== JSON.stringify(was[fields[field]]);
  });
}

function isAs(each: TalkCase, taken: TalkTaken, changes: readonly Described[]): boolean {
  const { asked, known, is } = each;
  const answered = taken.given[fields[asked]] !== undefined;
  const corrects = changes.some((field) => field !== asked && known[field] !== undefined);
  if (taken.outcome === 'choose') return is === 'choose';
  if (answered) return is === 'answer' || (is === 'correction' && corrects);
  // An earlier question that is asked again in place of the open one.
  if (taken.outcome === 'correction' && changes.length === 0) return is === 'correction' || is === 'again';
  if (corrects) return is === 'correction';
  // Told besides the answer, which no kind is named for.
  if (changes.length > 0) return is === 'question' || is === 'again' || is === 'correction';
  // A refusal in words is met with the reason, or asked again.
  if (taken.outcome === 'question') return is === 'question' || (is === 'again' && !each.text.includes('?'));
  return is === 'again';
}

/** Why a case is taken wrongly; null if it is taken as meant. */
export function wrongIn(each: TalkCase): string | null {
  const taken = takenFor(each);
  const changes = changesOf(each, taken);
  const wanted = describedSchema.options.filter((field) => each.fields[field] !== undefined);
  const wrong = [
    ...wanted.filter((field) => !isSame(field, taken.given[fields[field]], each.fields[field] ?? null)),
    ...changes.filter(
      (field) => !wanted.includes(field) && !follows(field, taken.given[fields[field]], each.fields),
    ),
  ];
  if (wrong.length > 0) return `fields ${wrong.join()}`;
  return isAs(each, taken, changes) ? null : `${taken.outcome} for ${each.is}`;
}
