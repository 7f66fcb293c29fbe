import type { Pains } from '../../../understanding/health/pains';
import { muscleGroups, type MuscleGroup } from '../../../../shared/rules/training/muscle-groups';
import { isNegated } from './negation';
import { placesOf, says, type Place } from '../../../understanding/phrases';
import type { Word } from '../../../../shared/rules/reading/words';

interface Mention extends Place {
  group: MuscleGroup;
}

const overlap = (a: Place, b: Place) => a.first <= b.last && b.first <= a.last;
const length = (place: Place) => place.last - place.first;

/** 'Back' and the like mean other things too: 'come back', 'at the bottom'. */
const idioms = [
  'get back',
  'come back',
  'go back',
  'back to',
  'am back',
  'way back',
  'welcome back',
  'at bottom',
  'back from',
  'back pain',
];

function mentionsIn(words: readonly Word[], taken: readonly Place[]): Mention[] {
  const idiomPlaces = idioms.flatMap((idiom) => placesOf(words, idiom, 0));
  const all = muscleGroups.flatMap((group) =>
    group.phrases.flatMap((phrase) => placesOf(words, phrase, 0).map((place) => ({ ...place, group }))),
  );
  return all
    .filter(
      (mention) =>
        ![...taken, ...idiomPlaces].some((place) => overlap(place, mention)) &&
        !all.some((other) => overlap(other, mention) && length(other) > length(mention)),
    )
    .toSorted((a, b) => a.first - b.first);
}

const pastPhrases = [
  'did',
  'done',
  'trained',
  'worked',
  'hit',
  'smashed',
  'had',
  'was',
  'just did',
  'already',
];
const earlier = ['yesterday', 'last night', 'this morning', 'earlier', 'already', 'day before'];
const worn = [
  'sore',
  'wrecked',
  'dead',
  'destroyed',
  'fried',
  'tired',
  'ache',
  'aching',
  'shot',
  'jelly',
  'burning',
  'cooked',
  'smoked',
  'toast',
  'knackered',
  'hurt',
  'hurting',
];

/** Whether the clause around a mention says it was trained before or is worn out. */
function isResting(words: readonly Word[], mention: Mention): boolean {
  const clause = words.filter((word) => word.clause === words[mention.first]?.clause);
  const isTrained = says(clause, ...pastPhrases) && says(clause, ...earlier);
  return isTrained || says(clause, ...worn);
}

const areaOfGroup: Readonly<Record<string, string>> = {
  'lower back': 'lower_back',
  back: 'lower_back',
  shoulders: 'shoulders',
  hips: 'hips',
};

const isHurting = ({ group }: Mention, pains: Pains) =>
  [...pains.areas].some((area) => area === areaOfGroup[group.name]) ||
  (pains.areas.has('neck') && group.name === 'back') ||
  group.muscles.some((muscle) => group.muscles.length === 1 && pains.muscles.has(muscle));

const isStretching = (group: MuscleGroup) => group.name === 'stretching';
const unique = (mentions: readonly Mention[]) => [...new Set(mentions.map(({ group }) => group))];

/** The body parts asked for, and those to leave alone. Words in `taken` name exercises. */
export function readGroups(
  words: readonly Word[],
  taken: readonly Place[],
  pains: Pains,
): { groups: MuscleGroup[]; restingGroups: MuscleGroup[] } {
  const mentions = mentionsIn(words, taken);
  const isOff = (mention: Mention) =>
    isNegated(words, mention.first) || (isResting(words, mention) && !isStretching(mention.group));
  const restingGroups = unique(mentions.filter((mention) => isOff(mention) && !isHurting(mention, pains)));
  const groups = unique(mentions.filter((mention) => !isOff(mention) && !isHurting(mention, pains)));
  return { groups: groups.filter((group) => !restingGroups.includes(group)), restingGroups };
}

export const groupPhrases = [
  ...muscleGroups.flatMap(({ phrases }) => phrases),
  ...pastPhrases,
  ...earlier,
  ...worn,
  ...idioms,
];
