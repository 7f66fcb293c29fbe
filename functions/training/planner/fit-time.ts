import { plannedSeconds } from '../../../shared/rules/routines';
import { arrange, blocksOf, type Place, type Rounds } from './arrange';
import type { Candidate } from './candidates';
import type { TrainingFacts } from './facts';
import { coolDownSeconds } from './cool-down';
import { loadOf } from './load';
import { warmUpSeconds } from './warm-up';
import type { Wish } from './wish';

const workSecondsOf = (places: readonly Place[]) =>
  places.reduce((sum, { workSeconds }) => sum + workSeconds, 0);

/** Seconds of warm-up and cool-down around these places. */
export function secondsAround(places: readonly Place[], facts: TrainingFacts) {
  const work = workSecondsOf(places);
  return { warmUp: warmUpSeconds(work, facts), coolDown: coolDownSeconds(work, facts) };
}

function secondsWithAround(places: readonly Place[], facts: TrainingFacts): number {
  const { warmUp, coolDown } = secondsAround(places, facts);
  return warmUp + plannedSeconds(places) + coolDown;
}

const mostSets = 4;
/** When a time was asked for, extra rounds of a few exercises fill it. */
const mostSetsForTime = 12;
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

/** Every number of rounds, with none, some, or more of the blocks one round longer. */
const roundsUpTo = (mostRounds: number, blocks: number): Rounds[] =>
  Array.from({ length: mostRounds }, (_, index) => index + 1).flatMap((sets) =>
    Array.from({ length: blocks }, (_, longer) => ({ sets, longer })),
  );

/** As many exercises and rounds as the day's time and load allow; empty when not even two short sets fit. */
export function fitTime(chosen: readonly Candidate[], facts: TrainingFacts, wish: Wish): Place[] {
  const usual = usualSets(facts);
  let best: Place[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let count = Math.min(fewestExercises, chosen.length); count <= chosen.length; count += 1) {
    const blocks = blocksOf(chosen.slice(0, count));
    for (const rounds of roundsUpTo(wish.keepsTime ? mostSetsForTime : mostSets, blocks.length)) {
      const places = arrange(blocks, rounds, facts, wish);
      const seconds = secondsWithAround(places, facts);
      if (seconds > facts.minutes * 60 || loadOfPlaces(places, facts) > facts.load) break;
      const worth = worthOf(seconds, count, rounds.sets, usual);
      if (worth > most) [best, most] = [places, worth];
    }
  }
  return best;
}
