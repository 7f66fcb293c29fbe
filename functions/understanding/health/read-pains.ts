import type { BodyArea, Muscle } from '../../../shared/rules/exercise';
import { placesOf, stemsIn, type Place } from '../phrases';
import { createSpeller } from '../../../shared/rules/reading/spelling';
import { stemOf } from '../../../shared/rules/reading/stem';
import type { Word } from '../../../shared/rules/reading/words';
import {
  areaPhrases,
  complaintPhrases,
  exerciseNouns,
  ownNames,
  painPhrases,
  strainedMuscles,
} from './body-areas';
import type { Pains } from './pains';

interface Mention extends Place {
  area: BodyArea;
  /** The words themselves are a complaint, such as 'carpal tunnel'. */
  isComplaint: boolean;
}

const areas = Object.keys(areaPhrases) as BodyArea[];
const listed = (phrases: Readonly<Record<BodyArea, readonly string[]>>, isComplaint: boolean) =>
  areas.flatMap((area) => phrases[area].map((phrase) => ({ area, phrase, isComplaint })));
const namings = [...listed(complaintPhrases, true), ...listed(areaPhrases, false)].toSorted(
  (a, b) => b.phrase.split(' ').length - a.phrase.split(' ').length,
);
const wellPhrases = [
  'fine',
  'ok',
  'okay',
  'better',
  'heal',
  'recovered',
  'good',
  'gone',
  'cured',
  'no longer',
  'used to',
];
const strainPhrase = 'pull|strain|torn|tear|tore|tweak|injure|injury|rip|pop';
const spell = createSpeller(
  stemsIn([
    ...namings.map(({ phrase }) => phrase),
    ...painPhrases,
    ...wellPhrases,
    strainPhrase,
    'bad badly not',
  ]),
);

const reach = 5;
const nounStems = new Set([...exerciseNouns].map(stemOf));
const overlap = (a: Place, b: Place) => a.first <= b.last && b.first <= a.last;
const distance = (a: Place, b: Place) =>
  overlap(a, b) ? 0 : a.first > b.last ? a.first - b.last : b.first - a.last;

function mentionsIn(words: readonly Word[]): Mention[] {
  const found: Mention[] = [];
  for (const { area, phrase, isComplaint } of namings) {
    for (const place of placesOf(words, phrase, isComplaint ? 1 : 0)) {
      const isTaken = found.some(
        (other) => overlap(place, other) && other.last - other.first > place.last - place.first,
      );
      const next = words[place.last + 1];
      const isExercise = next?.clause === words[place.last]?.clause && nounStems.has(next?.stem ?? '');
      if (!isTaken && (isComplaint || !isExercise)) found.push({ ...place, area, isComplaint });
    }
  }
  return found;
}

const clauseAt = (words: readonly Word[], place: Place) => words[place.first]?.clause;
const isDenied = (words: readonly Word[], place: Place, within = 3) =>
  words
    .slice(Math.max(0, place.first - within), place.first)
    .some(
      ({ text, clause }) =>
        clause === clauseAt(words, place) && ['no', 'not', 'never', 'none', 'zero', 'isnt'].includes(text),
    );

/** 'bad knees' and 'my knee is bad', not 'bad for the knees'. */
function badPlaces(words: readonly Word[]): Place[] {
  return placesOf(words, 'bad|badly').filter(({ last }) => words[last + 1]?.text !== 'for');
}

const painsIn = (words: readonly Word[]) => [
  ...painPhrases.flatMap((phrase) => placesOf(words, phrase, 0)),
  ...badPlaces(words),
];

/** Whether the clause says that the area is well: 'fine now', 'no pain in my knee', 'used to hurt'. */
function isWell(words: readonly Word[], mention: Place): boolean {
  const inClause = (place: Place) => clauseAt(words, place) === clauseAt(words, mention);
  if (words.some(({ text, clause }) => clause === clauseAt(words, mention) && text === 'still')) return false;
  const pains = painsIn(words).filter(inClause);
  const isSaidWell = wellPhrases
    .flatMap((phrase) => placesOf(words, phrase, 0))
    .filter(inClause)
    .some((place) => !isDenied(words, place, 2));
  const allDenied = pains.length > 0 && pains.every((place) => isDenied(words, place));
  return isSaidWell || allDenied || isDenied(words, mention, 1);
}

/** Pain, or poor health: 'not better'. */
function hurts(words: readonly Word[], mention: Mention): boolean {
  const unwell = wellPhrases
    .flatMap((phrase) => placesOf(words, phrase, 0))
    .filter((place) => isDenied(words, place, 2));
  return [...painsIn(words), ...unwell].some(
    (place) => clauseAt(words, place) === clauseAt(words, mention) && distance(place, mention) <= reach,
  );
}

function strainedIn(words: readonly Word[]): Muscle[] {
  const strains = placesOf(words, strainPhrase).filter(
    (place) =>
      !isDenied(words, place) &&
      words[place.last + 1]?.text !== 'ups' &&
      words[place.last + 1]?.text !== 'up',
  );
  return strainedMuscles
    .filter(([phrase]) =>
      placesOf(words, phrase).some((place) =>
        strains.some(
          (strain) => clauseAt(words, strain) === clauseAt(words, place) && distance(strain, place) <= 3,
        ),
      ),
    )
    .map(([, muscle]) => muscle);
}

/** The muscles named in the answer to 'does anything hurt', apart from those that are well. */
const musclesNamed = (words: readonly Word[]): Muscle[] =>
  strainedMuscles
    .filter(([phrase]) => placesOf(words, phrase).some((place) => !isWell(words, place)))
    .map(([, muscle]) => muscle);

/**
 * What hurts, according to a text. In `notes`, which answer 'does anything hurt', naming an area is enough, or a muscle
 * if there is no area; in a message pain has to be mentioned near it. In doubt an area counts.
 */
export function readPains(written: readonly Word[], kind: 'notes' | 'message'): Pains {
  const words = spell(written);
  const sore = mentionsIn(words).filter(
    (mention) =>
      !isWell(words, mention) && (mention.isComplaint || kind === 'notes' || hurts(words, mention)),
  );
  const strained = strainedIn(words);
  const isOnlyMuscle = kind === 'notes' && sore.length + strained.length === 0;
  const muscles = isOnlyMuscle ? musclesNamed(words) : strained;
  return { areas: new Set(sore.map(({ area }) => area)), muscles: new Set(muscles) };
}

/**
 * The person's names for the parts of an area: 'elbow', 'feet'; parts that hurt come before parts that are only named.
 */
export function partsNamed(written: readonly Word[], area: BodyArea): string[] {
  const words = spell(written);
  const mentions = mentionsIn(words).filter(
    (mention) => mention.area === area && !isWell(words, mention) && !isDenied(words, mention, 2),
  );
  const hurting = mentions.filter((mention) => hurts(words, mention));
  const parts = (hurting.length > 0 ? hurting : mentions).flatMap(({ first, last }) => {
    const said = words.slice(first, last + 1);
    const name = ownNames.find((each) => placesOf(said, each, 0).length > 0);
    if (name === undefined) return [];
    const [place] = placesOf(said, name, 0);
    const isMany = said[place?.last ?? 0]?.text.endsWith('s') && !name.endsWith('s');
    return [isMany ? `${name}s` : name];
  });
  return [...new Set(parts)];
}
