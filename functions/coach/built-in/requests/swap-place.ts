import { wordsOf } from '../../../../shared/domain/reading/words';
import { isNegated } from '../reading/negation';
import type { Dialogue } from '../dialogue';

const swapWord =
  /\b(?:swap|replace|change|switch|exchange|trade|different|another|other|instead of|get rid of|skip|drop|not|no|lose|remove|without|hate|dont like|don t like)\b/;
const ordinals: readonly (readonly [RegExp, number])[] = [
  [/\b(?:1st|first|number one|number 1|exercise 1|move 1|no 1)\b/, 0],
  [/\b(?:2nd|second|number two|number 2|exercise 2|move 2|no 2)\b/, 1],
  [/\b(?:3rd|third|number three|number 3|exercise 3|move 3|no 3)\b/, 2],
  [/\b(?:4th|fourth|number four|number 4|exercise 4|move 4|no 4)\b/, 3],
  [/\b(?:5th|fifth|number five|number 5|exercise 5|move 5|no 5)\b/, 4],
  [/\b(?:6th|sixth|number six|number 6|exercise 6|move 6|no 6)\b/, 5],
];
const lastOne = /\b(?:the )?last (?:one|exercise|move)\b|\blast$/;
const mostWords = 10;

const stemsOf = (name: string) => wordsOf(name).map(({ stem }) => stem);

/** Exercises of the plan whose name a denied word names: 'no planks' means the side plank too, 'no jump squats' only those. */
function deniedIn({ reading }: Dialogue, ids: readonly string[], nameOf: (id: string) => string): string[] {
  const unwanted = reading.unwanted.map(({ id }) => id);
  const exact = ids.filter((id) => unwanted.includes(id));
  const said = new Set(reading.words.map(({ stem }) => stem));
  const heads = reading.unwanted.flatMap(({ name }) => {
    const stems = stemsOf(name);
    const head = stems.at(-1) ?? '';
    return stems.filter((stem) => said.has(stem)).length === 1 && said.has(head) ? [head] : [];
  });
  const denied = reading.words.flatMap(({ stem }, at) => (isNegated(reading.words, at) ? [stem] : []));
  const family = ids.filter((id) => {
    const stems = stemsOf(nameOf(id));
    return heads.some((head) => stems.includes(head)) || denied.includes(stems.at(-1) ?? '');
  });
  return [...new Set([...exact, ...family])];
}

/**
 * The exercises of the plan that a message wants to have exchanged: by their place ('swap the 2nd'), or by name ('no planks'). Null where it
 * asks for nothing of the kind.
 */
export function swapPlaceOf(dialogue: Dialogue): string[] | null {
  const { earlier, reading, facts, text } = dialogue;
  if (!earlier.plan || reading.words.length > mostWords || reading.minutes !== null) return null;
  const said = (text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []).join(' ');
  const { exerciseIds } = earlier.plan;
  if (!swapWord.test(said)) return null;
  const nameOf = (id: string) => facts.exercisesById.get(id)?.name ?? id;
  const wanted = /\b(?:swap|replace|change|switch|exchange|trade)\b/.test(said);
  const at =
    lastOne.test(said) && wanted
      ? exerciseIds.length - 1
      : (ordinals.find(([word]) => word.test(said))?.[1] ?? -1);
  const byPlace = exerciseIds[at];
  if (byPlace !== undefined && (wanted || earlier.about === 'plan')) return [byPlace];
  if (wanted) {
    const named = reading.exercises.filter(({ id }) => exerciseIds.includes(id)).map(({ id }) => id);
    return named.length > 0 ? named.slice(0, 1) : null;
  }
  const denied = deniedIn(dialogue, exerciseIds, nameOf);
  return denied.length > 0 ? denied : null;
}
