import type { SpokenField } from '../spoken-questions';
import { restated } from './earlier-answers';
import type { Mention } from './mentions';
import { changeEcho, echoFor, isHealth, withGiven, type Given, type TalkOptions, type Told } from './talk';

export interface Besides {
  given: Given;
  echoes: string[];
  /** Whether an earlier answer changed. */
  changes: boolean;
}

const changeable: readonly SpokenField[] = [
  'name',
  'gender',
  'age',
  'heightCm',
  'weightKg',
  'targetWeightKg',
];
const noteOf = (field: SpokenField, { answers }: Told): string =>
  (field === 'bodyPains' || field === 'medicalConditions' ? answers[field] : null) ?? '';

/** A note of health that grows by what is told later; null if it holds that. */
function grown(field: SpokenField, words: string, told: Told): string | null {
  const before = noteOf(field, told);
  if (before.toLowerCase().includes(words.toLowerCase())) return null;
  return before === '' ? words : `${before}, ${words}`;
}

/** What was told besides the answer: new facts, and earlier ones that are stated anew. */
export function besidesOf(mentions: readonly Mention[], told: Told, options: TalkOptions): Besides {
  const all: Besides = { given: {}, echoes: [], changes: false };
  for (const { given, words } of mentions) {
    const [field] = Object.keys(given) as SpokenField[];
    if (!field) continue;
    const anew = restated(given, told);
    const isKnown = field === 'name' ? told.name !== null : told.answers[field] !== undefined;
    if (isHealth(field)) {
      const note = grown(field, words, withGiven(told, all.given));
      if (note === null) continue;
      all.given = { ...all.given, [field]: note };
      all.echoes.push(echoFor(field, { [field]: words }, words, options));
      all.changes ||= isKnown;
    } else if (!isKnown || (anew.includes(field) && changeable.includes(field))) {
      all.given = { ...all.given, ...given };
      all.echoes.push((isKnown ? changeEcho : echoFor)(field, given, words, options));
      all.changes ||= anew.length > 0;
    }
  }
  return all;
}
