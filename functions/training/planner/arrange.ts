import type { Candidate } from './candidates';
import { workSecondsAt } from './difficulty';
import type { TrainingFacts } from './facts';
import { heightOf } from './height';
import { programById } from '../../../shared/rules/training/programs';
import type { Wish } from './wish';

/** A slot in the main part, before its reason is written. */
export interface Place {
  candidate: Candidate;
  workSeconds: number;
  restSeconds: number;
  set: number;
  sets: number;
}

const largestBlock = 4;
const betweenRounds = 10;
const betweenBlocks = 10;

const isOnFloor = ({ exercise }: Candidate) => heightOf(exercise) > 1;

/** Split into even parts of at most four. */
function split<Each>(list: readonly Each[]): Each[][] {
  const parts = Math.ceil(list.length / largestBlock);
  const size = Math.ceil(list.length / Math.max(1, parts));
  return Array.from({ length: parts }, (_, index) => list.slice(index * size, (index + 1) * size));
}

/** Alternates areas so one rests while another works; never starts with a jump. */
function inTurn(standing: readonly Candidate[]): Candidate[] {
  const effort = ({ exercise }: Candidate) => exercise.met + (exercise.impact === 'high' ? 100 : 0);
  const left = standing.toSorted((a, b) => effort(a) - effort(b));
  const ordered: Candidate[] = [];
  while (left.length > 0) {
    const before = ordered.at(-1);
    const at = left.findIndex(
      ({ area, exercise }) =>
        area !== before?.area && exercise.primaryMuscles[0] !== before?.exercise.primaryMuscles[0],
    );
    ordered.push(...left.splice(Math.max(0, at), 1));
  }
  return ordered;
}

/** Exercises grouped into rounds: standing first, then on the floor, lying down last. */
function blocksOf(chosen: readonly Candidate[]): Candidate[][] {
  const onFeet = inTurn(chosen.filter((each) => !isOnFloor(each)));
  const onFloor = chosen.filter(isOnFloor).toSorted((a, b) => heightOf(a.exercise) - heightOf(b.exercise));
  return [...split(onFeet), ...split(onFloor)];
}

const restByGoal = { lose_weight: -5, tone_up: 0, get_stronger: 5 } as const;
const olderAge = 60;
const hardMet = 7;

/** Seconds between two sets: shorter at higher levels, longer for strength, older people, and after hard efforts. */
function restAfter({ exercise, level }: Candidate, facts: TrainingFacts, wish: Wish): number {
  const { person, phase, programme } = facts;
  const careful = person.age >= olderAge || person.conditions.length > 0 ? 10 : 0;
  const seconds =
    30 -
    2 * level +
    restByGoal[person.goalType] +
    (programById(programme?.id)?.restShift ?? 0) +
    careful +
    (exercise.met >= hardMet ? 5 : 0) +
    (phase === 'build' ? 0 : 5);
  return Math.round(Math.min(45, Math.max(15, seconds)) / 5) * 5 + wish.extraRestSeconds;
}

/** Work seconds of a set, by level; a hold lasts at most half a minute longer than its default. */
function workOf({ exercise, base, level }: Candidate): number {
  const seconds = workSecondsAt(exercise, base, level);
  return exercise.holdSeconds === null ? seconds : Math.min(seconds, exercise.holdSeconds + 30);
}

/** The main part with this many rounds of each block. No rest after the last slot. */
export function arrange(
  chosen: readonly Candidate[],
  sets: number,
  facts: TrainingFacts,
  wish: Wish,
): Place[] {
  const places = blocksOf(chosen).flatMap((block) =>
    Array.from({ length: sets }, (_, round) =>
      block.map((candidate, index) => {
        const isRoundEnd = index === block.length - 1 && block.length > 1;
        const isBlockEnd = index === block.length - 1 && round === sets - 1;
        const pause = isBlockEnd ? betweenBlocks : isRoundEnd ? betweenRounds : 0;
        return {
          candidate,
          workSeconds: workOf(candidate),
          restSeconds: restAfter(candidate, facts, wish) + pause,
          set: round + 1,
          sets,
        };
      }),
    ).flat(),
  );
  return places.map((place, index) => (index === places.length - 1 ? { ...place, restSeconds: 0 } : place));
}
