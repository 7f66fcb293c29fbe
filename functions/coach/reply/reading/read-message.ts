import type { Equipment, Exercise } from '../../../../shared/rules/exercise';
import { areaPhrases } from '../../../understanding/health/body-areas';
import type { UserMessage } from '../../user-message';
import {
  equipmentWords,
  noEquipmentPhrases,
  quietPhrases,
} from '../../../../shared/rules/training/equipment-words';
import { findExercises, nameIndexOf } from '../../../understanding/find-exercises';
import { isNegated } from './negation';
import { placesOf, says, stemsIn, type Place } from '../../../understanding/phrases';
import { readDays } from './read-days';
import { groupPhrases, readGroups } from './read-groups';
import { readMinutes } from '../../../../shared/rules/reading/read-minutes';
import type { Effort, Reading } from './reading';
import { topicStems } from '../../../understanding/topic-classes';
import { createSpeller, type Speller } from '../../../../shared/rules/reading/spelling';
import type { Word } from '../../../../shared/rules/reading/words';
import { bareMinutesIn } from '../../understanding/said';

const easierPhrases = [
  'easier',
  'easy',
  'too hard',
  'too difficult',
  'too much',
  'simpler',
  'beginner',
  'regression',
  'lighter',
  'can not do',
  'struggle with',
  'gentler',
  'less intense',
  'hard for me',
  'bit much',
  'tone it|that|this down',
  'dial|turn|take|bring it|that|this down',
  'calm it|this down',
  'go easy|easier',
  'ease off',
  'softer',
  'mellow',
];
const harderPhrases = [
  'harder',
  'too easy',
  'more difficult',
  'progression',
  'advanced',
  'challenging',
  'tougher',
  'more intense',
  'level up',
  'step up from',
  'spicier',
  'next level',
  'make me suffer',
  'turn|step|crank|ramp it|this up',
  'push me',
  'not hard|tough|challenging enough',
  'spice it',
  'upgrade',
];
const shortPhrases = ['quick', 'quickie', 'short', 'in a rush', 'rushed', 'few minutes'];
const quickMinutes = 10;

const ownPhrases = [
  ...groupPhrases,
  ...equipmentWords.flatMap(([, phrases]) => phrases),
  ...noEquipmentPhrases,
  ...quietPhrases,
  ...easierPhrases,
  ...harderPhrases,
  ...shortPhrases,
  ...Object.values(areaPhrases).flat(),
];

function effortIn(words: readonly Word[]): Effort | null {
  if (says(words, ...easierPhrases) && !says(words, 'too easy', 'not easy')) return 'easier';
  return says(words, ...harderPhrases) ? 'harder' : null;
}

interface EquipmentRead {
  at: Place;
  what: Equipment;
  isBanned: boolean;
}

/** 'My brother nicked my dumbbells and bands.' */
const goneWords =
  /^(?:nick|stole|steal|stolen|lost|lose|broke|break|broken|left|leav|forgot|forget|sold|sell|lent|lend|borrow|took|packed)/;
const isGone = (words: readonly Word[], at: number) =>
  words
    .slice(Math.max(0, at - 5), at)
    .some(({ stem, clause }) => clause === words[at]?.clause && goneWords.test(stem));

function equipmentIn(words: readonly Word[], taken: readonly Place[]): EquipmentRead[] {
  const isTaken = (place: Place) =>
    taken.some((other) => other.first <= place.last && place.first <= other.last);
  return equipmentWords.flatMap(([what, phrases]) =>
    phrases
      .flatMap((phrase) => placesOf(words, phrase, 0))
      .filter((place) => !isTaken(place) && words[place.last]?.text !== 'weight')
      .map((at) => ({ at, what, isBanned: isNegated(words, at.first) || isGone(words, at.first) })),
  );
}

/** Hours of sleep, work, or driving aren't training time. */
const withoutSleep = (text: string) =>
  text.replaceAll(
    /\b(?:slept|sleep|sleeping|worked|drove|sat|shift of|waited|awake)\b.{0,14}\b\d+(?:[.,]\d)? ?(?:h|hrs?|hours?)\b|\b\d+ ?(?:h|hrs?|hours?)(?: of)? (?:sleep|shift|drive|flight)\b/gi,
    ' ',
  );

function readingOf(
  { text, pains }: UserMessage,
  words: readonly Word[],
  exercises: readonly Exercise[],
): Reading {
  const found = findExercises(words, exercises);
  const taken = [...found.exercises, ...found.missing];
  const equipment = equipmentIn(words, taken);
  const named = found.exercises.map(({ what, first }) => ({ what, isUnwanted: isNegated(words, first) }));
  const kept = equipment.filter(({ isBanned }) => !isBanned).map(({ what }) => what);
  return {
    words,
    exercises: [...new Set(named.filter(({ isUnwanted }) => !isUnwanted).map(({ what }) => what))],
    unwanted: named.filter(({ isUnwanted }) => isUnwanted).map(({ what }) => what),
    missing: found.missing.map(({ first, last, what }) => ({
      name: words
        .slice(first, last + 1)
        .map(({ text }) => text)
        .join(' '),
      instead: what,
    })),
    ...readGroups(words, taken, pains),
    minutes:
      readMinutes(withoutSleep(text)) ??
      (says(words, ...shortPhrases) && bareMinutesIn(text) === null ? quickMinutes : null),
    days: readDays(text),
    equipment: [...new Set(kept)],
    bannedEquipment: equipment.filter(({ isBanned }) => isBanned).map(({ what }) => what),
    bare: says(words, ...noEquipmentPhrases),
    quiet: says(words, ...quietPhrases),
    pains,
    effort: effortIn(words),
  };
}

/** Words that look like misspelled exercises: blood pressure is not a press-up. */
const ownWords = ['pressure', 'presure', 'stretcher', 'lunch'];

/** One for each state of the library, since its index of names depends on it. */
const spellers = new WeakMap<object, Speller>();

function spellerFor(exercises: readonly Exercise[]): Speller {
  const names = nameIndexOf(exercises);
  const known = spellers.get(names);
  if (known) return known;
  const speller = createSpeller([...names.stems, ...stemsIn([...ownPhrases, ...ownWords]), ...topicStems]);
  spellers.set(names, speller);
  return speller;
}

/** Says what a message means, given the current library; misspelled words are corrected. */
export const readMessage = (message: UserMessage, exercises: readonly Exercise[]): Reading =>
  readingOf(message, spellerFor(exercises)(message.words), exercises);
