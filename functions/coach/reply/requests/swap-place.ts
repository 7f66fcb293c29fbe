import { wordsOf } from '../../../../shared/rules/reading/words';
import { isNegated } from '../reading/negation';
import { alsoThis } from '../../understanding/read-act';
import { saidPlainly } from '../../understanding/said';
import { placeIn, wishForPlace } from '../../understanding/read-place';
import type { Dialogue } from '../dialogue';

const swapWord =
  /\b(?:swap|replace|change|switch|exchange|trade|different|another|other|instead of|get rid of|skip|drop|not|no|lose|remove|without|hate|dont like|don t like|take out|take away|leave out|cut|ditch|bin|hurts?|kills?|bothers?|painful)\b/;
/** Everything of the kind named after these words goes: 'take out anything with squats'. */
const takesOut =
  /\b(?:take|leave|cut|ditch|bin|remove|drop|lose|skip|get rid)\b.{0,16}\b(?:any(?:thing)?|all|every(?:thing)?)\b/;
const mostWords = 14;

const stemsOf = (name: string) => wordsOf(name).map(({ stem }) => stem);

/** Exercises of the plan whose name matches a denied word: 'no planks' includes the side plank, 'no jump squats' only those. */
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

/** The exercises a message wants swapped: by position ('swap the 2nd') or by name ('no planks'). Null when it asks for none. */
export function swapPlaceOf(dialogue: Dialogue): string[] | null {
  const { earlier, reading, facts, text } = dialogue;
  if (!earlier.plan || reading.words.length > mostWords || reading.minutes !== null) return null;
  const said = saidPlainly(text);
  const { exerciseIds } = earlier.plan;
  const also = alsoThis.test(said);
  if (!swapWord.test(said) && !also) return null;
  const nameOf = (id: string) => facts.exercisesById.get(id)?.name ?? id;
  const wanted = /\b(?:swap|replace|change|switch|exchange|trade)\b/.test(said);
  const place = placeIn(text);
  const byPlace = place === null ? undefined : exerciseIds.at(place);
  if (byPlace !== undefined && (wanted || wishForPlace(text) !== null)) return [byPlace];
  if (wanted) {
    const named = reading.exercises.filter(({ id }) => exerciseIds.includes(id)).map(({ id }) => id);
    return named.length > 0 ? named.slice(0, 1) : null;
  }
  if (also && reading.exercises.length > 0)
    return reading.exercises.filter(({ id }) => exerciseIds.includes(id)).map(({ id }) => id);
  if (takesOut.test(said) && reading.exercises.length > 0)
    return deniedIn(
      { ...dialogue, reading: { ...reading, unwanted: reading.exercises } },
      exerciseIds,
      nameOf,
    );
  const denied = deniedIn(dialogue, exerciseIds, nameOf);
  return denied.length > 0 ? denied : null;
}
