import { allowedEdits, editsBetween } from './edits';
import { stemOf } from './stem';
import type { Word } from './words';

/** Everyday words that are one letter away from words the coach listens for. */
const everyday = new Set(
  (
    'about above actually after again against almost along also always angle another around because been before begin ' +
    'being below between board both bread bring build came case change chess child class clean clear come could cross ' +
    'does doing done door down drive during each early else enough even ever every face fact fall felt find first floor ' +
    'found from full give gone great hand hard have hear heard heat help here home house into just keep kind know large ' +
    'last late later learn least leave less light like list little live long look made make many maybe mean mind miss ' +
    'money month more most much must name near need never next nice night none once only open other over part party past ' +
    'people phone place play point price print quite rather read ready really right said same says seen sense should side ' +
    'since small some soon sorry sort spend still stop such sure take talk tell than that them then there these they ' +
    'thing think this those three time today told tried trial trust turn under until upon very wait want watch water ' +
    'weak wear weather week well went were what when where which while white whole will wish with word work world would ' +
    'advice advised altered alone audio blank block blocked build built calm cannot chain charge cheat coach coaching complex constant ' +
    'contract contrast crash create creating creation creative currently doubt enter entry exits extend fewer friendly intense launch ' +
    'layer loader main match matches newer paint personal plus previously property react remote replay section selection severity ' +
    'shell silence simple waist mate skill smart stack start started starting starts static stream stuff superset table tables thrown track ' +
    'write wrong year your yours yesterday tomorrow hello thanks please quit stall store story'
  )
    .split(' ')
    .map(stemOf),
);

/** Whether a word is one of those near misses. */
export const isEverydayWord = (word: string): boolean => everyday.has(stemOf(word));

const isSwap = (a: string, b: string) =>
  a.length === b.length && [...a].sort().join('') === [...b].sort().join('');

export type Speller = (words: readonly Word[]) => Word[];

/**
 * A speller that turns an unknown word into the nearest known one: same first letter, one edit, or two from eight
 * letters on; with four letters, only a swap of neighbors.
 */
export function createSpeller(vocabulary: Iterable<string>): Speller {
  const known = new Set(vocabulary);
  const byLetter = new Map<string, string[]>();
  for (const stem of known) byLetter.set(stem[0] ?? '', [...(byLetter.get(stem[0] ?? '') ?? []), stem]);
  const nearest = (stem: string): string | null => {
    const allowed = allowedEdits(stem.length);
    let best: { stem: string | null; edits: number } = { stem: null, edits: allowed + 1 };
    for (const candidate of allowed === 0 ? [] : (byLetter.get(stem[0] ?? '') ?? [])) {
      if (candidate.length < 4) continue;
      const edits = editsBetween(stem, candidate, best.edits - 1);
      const isTrusted = Math.min(stem.length, candidate.length) > 4 || isSwap(stem, candidate);
      if (edits < best.edits && isTrusted) best = { stem: candidate, edits };
    }
    return best.stem;
  };
  // A swap at the end may have made a plural: 'chets' is 'chest', not one 'chet'.
  const corrected = ({ stem, text }: Word): string =>
    known.has(stem) || everyday.has(stem) || /\d/.test(stem)
      ? stem
      : (nearest(stem) ?? nearest(text) ?? stem);
  return (words) => {
    const seen = new Map<string, string>();
    return words.map((word) => {
      const stem = seen.get(word.text) ?? corrected(word);
      seen.set(word.text, stem);
      return { ...word, stem };
    });
  };
}

/** Turns the words of a text into the nearest of a list, like `createSpeller` does with stems; all others stay. */
export function createTextSpeller(vocabulary: readonly string[]): (text: string) => string {
  const listed = new Set(vocabulary);
  const nearest = (word: string): string => {
    const allowed = allowedEdits(word.length);
    if (allowed === 0 || listed.has(word) || isEverydayWord(word)) return word;
    const near = vocabulary.filter(
      (each) =>
        each[0] === word[0] &&
        editsBetween(word, each, allowed) <= allowed &&
        (Math.min(word.length, each.length) > 4 || isSwap(word, each)),
    );
    return near.length === 1 || near.every((each) => stemOf(each) === stemOf(near[0] ?? ''))
      ? (near[0] ?? word)
      : word;
  };
  return (text) => {
    const seen = new Map<string, string>();
    return text.replaceAll(/\p{L}{4,}/gu, (word) => {
      const known = seen.get(word);
      if (known !== undefined) return known;
      const spelled = nearest(word);
      seen.set(word, spelled);
      return spelled;
    });
  };
}
