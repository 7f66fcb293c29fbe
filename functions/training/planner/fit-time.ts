import { plannedSeconds } from '../../../shared/rules/routines';
import { arrange, type Place } from './arrange';
import type { Candidate } from './candidates';
import type { TrainingFacts } from './facts';
import { loadOf } from './load';
import type { Wish } from './wish';

export interface Limits {
  seconds: number;
  /** MET-minutes. */
  load: number;
}

const mostSets = 4;
/** When a time was asked for, extra rounds of a few exercises fill it. */
const mostSetsForTime = 7;
const fewestExercises = 2;
const usualFewest = 4;
const usualMost = 8;

/** Sets of an exercise by level (ACSM: one to three for novices, several later); one more where strength is the goal. */
function usualSets({ levels, person, phase }: TrainingFacts): number {
  const level = (levels.legs + levels.push + levels.core) / 3;
  const sets = (level < 2 ? 2 : 3) + (person.goalType === 'get_stronger' && level >= 2 ? 1 : 0);
  return phase === 'build' ? sets : Math.max(1, sets - 1);
}

/** How good a way to fill the time is: full, with usual numbers of sets and exercises. */
function worthOf(seconds: number, exercises: number, sets: number, usual: number): number {
  return (
    seconds -
    90 * Math.abs(sets - usual) -
    60 * Math.max(0, usualFewest - exercises) -
    60 * Math.max(0, exercises - usualMost)
  );
}

export function loadOfPlaces(places: readonly Place[], { library }: TrainingFacts): number {
  return loadOf(
    places.map(({ candidate, workSeconds }) => ({ exerciseId: candidate.exercise.id, workSeconds })),
    library,
  );
}

/** As many exercises and rounds as time and load allow; empty when not even two short sets fit. */
export function fitTime(
  chosen: readonly Candidate[],
  limits: Limits,
  facts: TrainingFacts,
  wish: Wish,
): Place[] {
  const usual = usualSets(facts);
  let best: Place[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let count = Math.min(fewestExercises, chosen.length); count <= chosen.length; count += 1) {
    for (let sets = 1; sets <= (wish.keepsTime ? mostSetsForTime : mostSets); sets += 1) {
      const places = arrange(chosen.slice(0, count), sets, facts, wish);
      const seconds = plannedSeconds(places);
      if (seconds > limits.seconds || loadOfPlaces(places, facts) > limits.load) break;
      const worth = worthOf(seconds, count, sets, usual);
      if (worth > most) [best, most] = [places, worth];
    }
  }
  return best;
}
