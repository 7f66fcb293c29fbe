import type { SpokenField } from '../spoken-questions';
import { healthMentionsOf } from './health-mentions';
import { lifeMentionsOf } from './life-mentions';
import type { Given, Told } from './talk';

type NoteField = 'medicalConditions' | 'bodyPains' | 'workLifeEffects' | 'fitnessBarriers';
interface NoteChange {
  field: NoteField;
  given: Given;
}

const part = '(?:part|list|section|question|stuff|notes?|answer|field|box|thing|bit)s?';
const called: readonly (readonly [NoteField, string])[] = [
  ['medicalConditions', `(?:medical|health)(?: (?:conditions?|history|${part}))?|conditions?(?: ${part})?`],
  ['bodyPains', `(?:body )?(?:pains?|injur(?:y|ies)|aches)(?: and (?:pains|injuries))?(?: ${part})?`],
  ['workLifeEffects', `(?:work|job|daily life|work[- ]life|life) ${part}|daily life`],
  ['fitnessBarriers', `barriers?(?: ${part})?|(?:hold|held)[- ]?back ${part}`],
];
const fields: readonly NoteField[] = called.map(([field]) => field);

const clears =
  /\b(?:scratch|scrap|ditch|erase|delete|remove|forget|take (?:\w+ ){0,4}(?:out|off|away|back)|ignore|drop|cross (?:\w+ ){0,3}(?:out|off)|disregard|strike|clear|undo|get rid of|wipe|cancel)\b/;
const isOver =
  /\b(?:healed|gone|solved|cured|sorted|cleared up|better now|all better|no longer|not any ?more|anymore|any more|doesn'?t (?:hurt|bother)|stopped hurting|fine now|recovered|off the (?:pills|meds)|went away|was (?:wrong|nothing|a mistake))\b/;
const adding = /\b(?:add|put|include|write|note|list|one more|another(?: one)?|append|jot|mention)\b/;

const commonWords = new Set(
  'pain pains hurts hurt sore have with left right lower upper work works working days hours from that this they time very much when after been always lots and the for but not job day all two three little small young kids high low bad'.split(
    ' ',
  ),
);
const stem = (word: string) => word.slice(0, Math.max(4, word.length - 2));

/** The words of a note that a text names: 'knee' of 'left knee, sore wrist'. */
const sharedWords = (note: string, text: string): string[] =>
  (note.toLowerCase().match(/[\p{L}-]{3,}/gu) ?? []).filter(
    (word) =>
      (!commonWords.has(word) || new RegExp(String.raw`\bthe ${word} (?:thing|part|stuff)`).test(text)) &&
      new RegExp(String.raw`\b${stem(word).replaceAll('-', '.')}`).test(text),
  );

const segmentsOf = (note: string) => note.split(/\s*[,;.]\s*|\s+and\s+/).filter(Boolean);

/** The note without what the words name, or with other words in its place. */
function noteWithout(note: string, words: readonly string[], instead = ''): string | null {
  const segments = segmentsOf(note);
  const isNamed = (segment: string) => words.some((word) => segment.toLowerCase().includes(word));
  const kept = segments.filter((segment) => !isNamed(segment));
  const all = instead === '' ? kept : [...kept, instead];
  return all.length === 0 ? null : all.join(', ');
}

const tidy = (words: string) =>
  words
    .replace(
      /^(?:[\s,:;.-]|(?:my|the|it'?s|it is|that|i have|i've got|it|is|actually|rather|a|an|please|also|but|to|another one|there)\b)+/i,
      '',
    )
    .replace(
      /(?:[\s,:;.!-]|\b(?:please|too|as well|instead|that hurts|hurts|thanks?|there|in|actually|it|that|them)\b)+$/i,
      '',
    )
    .trim();

const contrasts: readonly RegExp[] = [
  /\b(?:it'?s |it is |i'?m |that'?s |the \w+ is ?|i have )?(?:not|n't|isn't|wasn't) (?:the |my |an? |in (?:the|my) )?(?<no>[^,;.]+?)(?:\s*[,;.-]+\s*(?:but |rather )?|\s+but\s+|\s+rather\s+)(?:it'?s |it is |i have |i meant? |that'?s )?(?:actually |really )?(?:in )?(?:the |my )?(?<yes>.+)$/,
  /^(?:.*?[,;:]\s*)?(?:it'?s |it is |i meant? |make (?:it|that) |i have )?(?:the |my )?(?<yes>[^,;]+?)[\s,;-]+(?:and )?not (?:the |my |an? )?(?<no>[^,;.]+)\W*$/,
  /\b(?:change|swap|replace|switch) (?:the |my )?(?<no>[^,;.]+?) (?:to|with|for|into|by) (?:the |my )?(?<yes>.+)$/,
  /\bi (?:said|wrote|put|told you) (?:the |my |an? )?(?<no>[^,;.]+?)(?:,| but)+ (?:but )?(?:i meant?|it'?s|it is|it should be|should be|actually)[\s,]*(?:actually |really )?(?:the |my )?(?<yes>.+)$/,
];

function replaced(text: string, known: readonly (readonly [NoteField, string])[]): NoteChange | null {
  for (const form of contrasts) {
    const { no = '', yes = '' } = form.exec(text)?.groups ?? {};
    const words = tidy(yes.replace(/[,;] (?:please|sorry|my mistake|change that)\W*$/, ''));
    const before = tidy(no);
    if (before.length < 2 || words === '') continue;
    const found = known.find(([, note]) =>
      new RegExp(String.raw`\b${before.replaceAll(/[^\p{L}\p{N} -]/gu, '.')}`).test(note.toLowerCase()),
    );
    if (!found) continue;
    const [field, note] = found;
    const segment = segmentsOf(note).find((each) => each.toLowerCase().includes(before)) ?? note;
    // 'Three kids, not two' names the whole; 'elbow, not wrist' only what changes in 'my wrist hurts'.
    const isWhole = words.split(' ').some((word) => word.length > 2 && segment.toLowerCase().includes(word));
    const after = isWhole ? note.replace(segment, words) : note.toLowerCase().replace(before, words);
    return { field, given: { [field]: after } };
  }
  return null;
}

const mentionsOf = (text: string) => [...healthMentionsOf(text), ...lifeMentionsOf(text)];

function cleared(
  text: string,
  known: readonly (readonly [NoteField, string])[],
  asked: SpokenField,
): NoteChange | null {
  const isCleared = clears.test(text);
  if (!isCleared && !isOver.test(text)) return null;
  if (!isCleared && lifeMentionsOf(text).some(({ field }) => field === asked)) return null;
  for (const [field, note] of known) {
    const words = sharedWords(note, text);
    const name = called.find(([each]) => each === field)?.[1] ?? '';
    const isNamed = new RegExp(String.raw`\b(?:my|the|no|all|any) (?:${name})\b`).test(text);
    if (words.length === 0 && !(isNamed && (isCleared || /\bno (?:more )?(?:conditions?|pains?)/.test(text))))
      continue;
    const now = mentionsOf(text).find(
      (mention) => mention.field === field && sharedWords(note, mention.words.toLowerCase()).length === 0,
    );
    const after = words.length === 0 ? null : noteWithout(note, words, now?.words ?? '');
    return { field, given: { [field]: after } };
  }
  return null;
}

function added(text: string, asked: SpokenField, { answers }: Told): NoteChange | null {
  const grow = (field: NoteField, words: string): NoteChange => ({
    field,
    given: { [field]: answers[field] ? `${answers[field]}, ${words}` : words },
  });
  const isAdded = adding.test(text);
  for (const [field, name] of isAdded ? called : []) {
    if (field === asked || answers[field] === undefined) continue;
    const place = new RegExp(
      String.raw`\b(?:to|in|into|under|for|on|at|as|with|among) (?:my |the |your )?(?:${name})\b`,
    ).exec(text);
    const words =
      place === null
        ? ''
        : tidy(
            text
              .replace(place[0], ' ')
              .replace(adding, ' ')
              .replaceAll(/^.*\b(?:can|could|would) you\b|\bplease\b|\bone more\b|\bi forgot to\b/g, ' '),
          );
    if (words !== '' && words.length < 120) return grow(field, words);
  }
  if (
    !/^\W*(?:(?:please|can you|could you|oh|and|also|wait|sorry|actually)[\s,]+)*(?:add|include|put down|write down|note)\b/.test(
      text,
    )
  )
    return null;
  const health = healthMentionsOf(text.replace(/^.*?\b(?:add|include|put down|write down|note)\b/, ''))[0];
  return health && health.field !== asked ? grow(health.field, tidy(health.words)) : null;
}

/** An earlier note that grows, loses something, or is told anew; null if a text changes none. */
export function changedNote(plain: string, asked: SpokenField, told: Told): NoteChange | null {
  const known = fields.flatMap((field) => {
    const note = field === asked ? null : told.answers[field];
    return note ? [[field, note] as const] : [];
  });
  const text = plain.replace(
    /^.*\b(?:go|going|come) back to (?:my |the )?[\w ]+?(?:part|question|list|section|conditions?|pains?|stuff)[\s,:.]+/,
    '',
  );
  return added(plain, asked, told) ?? replaced(text, known) ?? cleared(text, known, asked);
}
