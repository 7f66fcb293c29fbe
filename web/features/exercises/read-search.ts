import type { LibraryExercise } from '../../../shared/contracts/exercises';
import { everydayWords, fillers, hurtingJoints, type EverydayWord } from './everyday-words';
import { nearestOf } from './nearest-word';
import { stemOf, stemsIn, wordsOf, type Word } from './search-words';

/** What a library can be asked for: its words and everyday ones. */
export interface Vocabulary {
  /** The stem of every word, by each of its forms. */
  stems: ReadonlyMap<string, string>;
  /** A form to show, by stem. */
  forms: ReadonlyMap<string, string>;
  /** Stems of names and muscles: they say themselves what they mean. */
  own: ReadonlySet<string>;
  isStart: (beginning: string) => boolean;
  nearest: (word: string, isUnfinished: boolean) => string | null;
}

export function vocabularyOf(exercises: readonly LibraryExercise[]): Vocabulary {
  const stems = new Map<string, string>();
  const forms = new Map<string, string>();
  const names = exercises.flatMap(({ name, primaryMuscles }) => [name, ...primaryMuscles]);
  const phrases = [...names, ...exercises.flatMap(({ aliases }) => aliases)];
  const everyday = [...everydayWords(), ...hurtingJoints()].map(({ phrase }) => phrase);
  for (const text of [...phrases, ...everyday, ...fillers]) {
    for (const { stem, text: form } of wordsOf(text)) {
      stems.set(form, stem).set(stem, stem);
      const known = forms.get(stem);
      if (!known || form.length < known.length) forms.set(stem, form);
    }
  }
  for (const stem of phrases.flatMap(stemsIn)) if (!stems.has(stem)) stems.set(stem, stem);
  const words = [...stems.keys()].toSorted();
  return {
    stems,
    forms,
    own: new Set(names.flatMap(stemsIn)),
    isStart: (beginning) => words.some((word) => word.startsWith(beginning)),
    nearest: (word, isUnfinished) => nearestOf(word, words, isUnfinished),
  };
}

/** Two words that are one: 'dumb bell'. */
function joined(words: readonly Word[], { stems }: Vocabulary): Word[] {
  const result: Word[] = [];
  for (const word of words) {
    const before = result.at(-1);
    const text = `${before?.text ?? ''}${word.text}`;
    const stem = stems.get(text) ?? stems.get(stemOf(text));
    const isOne = before && stem && !(stems.has(before.text) && stems.has(word.text));
    if (isOne) result.splice(-1, 1, { ...word, stem, text });
    else result.push(word);
  }
  return result;
}

function spelled(word: Word, isLast: boolean, { stems, forms, isStart, nearest }: Vocabulary): Word {
  const { text } = word;
  if (stems.has(text) || stems.has(word.stem) || isStart(text)) return word;
  const meant = nearest(text, false) ?? nearest(word.stem, false) ?? (isLast ? nearest(text, true) : null);
  const stem = meant === null ? undefined : stems.get(meant);
  return stem === undefined ? word : { ...word, stem, text: forms.get(stem) ?? stem };
}

/** One word that is two: 'backache'. */
function apart(words: readonly Word[], { stems }: Vocabulary): Word[] {
  return words.flatMap((word) => {
    const [, part] = /^(\w{3,})aches?$/.exec(word.text) ?? [];
    return part && stems.has(part) && !stems.has(word.text) ? wordsOf(`${part} ache`) : [word];
  });
}

export interface Term {
  /** A stem or, of the last word, its beginning. */
  stem: string;
  text: string;
  everyday: EverydayWord | null;
}

function everydayAt(words: readonly Word[], start: number): EverydayWord | undefined {
  return everydayWords().find(({ stems }) =>
    stems.every((stem, index) => words[start + index]?.stem === stem),
  );
}

function termsIn(words: readonly Word[]): Term[] {
  const terms: Term[] = [];
  for (let at = 0; at < words.length;) {
    const everyday = everydayAt(words, at) ?? null;
    const said = words.slice(at, at + (everyday?.stems.length ?? 1));
    const term = {
      stem: said.map(({ stem }) => stem).join(''),
      text: said.map(({ text }) => text).join(' '),
      everyday,
    };
    if (everyday || !fillers.has(term.stem)) terms.push(term);
    at += said.length;
  }
  return terms;
}

/** A joint that hurts asks for what spares it: 'sore knee' is not 'knee push-ups'. */
function withJoints(terms: readonly Term[]): readonly Term[] {
  if (!terms.some(({ everyday }) => everyday?.isPain)) return terms;
  const jointOf = ({ stem }: Term) => hurtingJoints().find(({ stems }) => stems.join('') === stem);
  return terms.map((term) => ({ ...term, everyday: jointOf(term) ?? term.everyday }));
}

export interface ReadSearch {
  terms: readonly Term[];
  /** The words as understood, joined; compared with names. */
  wanted: string;
  understood: string | null;
}

/** The name of what an everyday word means, or the word itself if it is one of the library's. */
function shown({ stem, text, everyday }: Term, { own }: Vocabulary): string {
  const says = everyday && wordsOf(everyday.name).some((word) => everyday.stems.includes(word.stem));
  return everyday && !says && !own.has(stem) ? everyday.name : text;
}

/** Without labels that say the same: 'stretch' and 'stretching'. */
const once = (labels: readonly string[]) => [
  ...new Map(labels.map((label) => [stemsIn(label).join(' '), label])).values(),
];

/** Reads what someone typed: misspellings corrected, everyday words taken for what they mean. */
export function readSearch(text: string, vocabulary: Vocabulary): ReadSearch {
  const typed = apart(joined(wordsOf(text), vocabulary), vocabulary);
  const words = typed.map((word, index) => spelled(word, index === typed.length - 1, vocabulary));
  const terms = withJoints(termsIn(words));
  const isCorrected = words.some((word, index) => word.text !== typed[index]?.text);
  const labels = terms.map((term) => shown(term, vocabulary));
  const isTranslated = terms.some((term, index) => term.text !== labels[index]);
  return {
    terms,
    wanted: words.map(({ stem }) => stem).join(''),
    understood: isCorrected || isTranslated ? once(labels).join(' ') : null,
  };
}
