import type { Candidate } from './candidates';
import { workSecondsAt } from './difficulty';
import type { TrainingFacts } from './facts';
import { boundedWork } from './felt';
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
const breather = 5;
/** Rest of all slots together, as a share of their work: with warm-up and cool-down, three fifths stay work. */
const mostRest = 0.36;
const leastRestSeconds = 10;
const mostRestSeconds = 25;

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

/** Exercises grouped into blocks: standing first, then on the floor, lying down last. */
export function blocksOf(chosen: readonly Candidate[]): Candidate[][] {
  const onFeet = inTurn(chosen.filter((each) => !isOnFloor(each)));
  const onFloor = chosen.filter(isOnFloor).toSorted((a, b) => heightOf(a.exercise) - heightOf(b.exercise));
  return [...split(onFeet), ...split(onFloor)];
}

const restByGoal = { lose_weight: -5, tone_up: 0, get_stronger: 5 } as const;
const olderAge = 60;
const hardMet = 7;

/**
 * Seconds between two sets, of which another area uses most to recover: shorter at higher levels, longer for strength,
 * older people, and after hard efforts.
 */
function restAfter({ exercise, level }: Candidate, facts: TrainingFacts): number {
  const { person, phase, programme } = facts;
  const careful = person.age >= olderAge || person.conditions.length > 0 ? 5 : 0;
  const seconds =
    15 -
    level +
    restByGoal[person.goalType] +
    (programById(programme?.id)?.restShift ?? 0) +
    careful +
    (exercise.met >= hardMet ? 5 : 0) +
    (phase === 'build' ? 0 : 5);
  return Math.round(Math.min(mostRestSeconds, Math.max(leastRestSeconds, seconds)) / 5) * 5;
}

const workSecondsOf = ({ exercise, base, level }: Candidate) => workSecondsAt(exercise, base, level);

const sumOf = (places: readonly Place[], of: 'workSeconds' | 'restSeconds') =>
  places.reduce((sum, place) => sum + place[of], 0);

/** Shortens rests, the longest first, until all together keep their share. */
function withinShare(places: readonly Place[]): Place[] {
  const rested = places.map((place) => ({ ...place }));
  let over = sumOf(places, 'restSeconds') - mostRest * sumOf(places, 'workSeconds');
  for (let cap = mostRestSeconds; cap >= leastRestSeconds; cap -= 5) {
    for (const place of rested) {
      if (over <= 0) return rested;
      const less = Math.max(0, place.restSeconds - cap);
      place.restSeconds -= less;
      over -= less;
    }
  }
  return rested;
}

/** Rounds of each block, and how many of the blocks have one more. */
export interface Rounds {
  sets: number;
  longer: number;
}

/** The main part in so many rounds. No rest after the last slot. */
export function arrange(
  blocks: readonly (readonly Candidate[])[],
  { sets: least, longer }: Rounds,
  facts: TrainingFacts,
  wish: Wish,
): Place[] {
  const places = blocks.flatMap((block, number) => {
    const sets = number < longer ? least + 1 : least;
    return Array.from({ length: sets }, (_, round) =>
      block.map((candidate, index) => ({
        candidate,
        workSeconds: boundedWork(candidate.exercise, workSecondsOf(candidate), facts),
        restSeconds: restAfter(candidate, facts) + (index === block.length - 1 ? breather : 0),
        set: round + 1,
        sets,
      })),
    ).flat();
  });
  const isLast = (index: number) => index === places.length - 1;
  const ended = places.map((place, index) => (isLast(index) ? { ...place, restSeconds: 0 } : place));
  return withinShare(ended).map((place, index) => ({
    ...place,
    restSeconds: place.restSeconds + (isLast(index) ? 0 : wish.extraRestSeconds),
  }));
}
