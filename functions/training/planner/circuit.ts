import type { Exercise } from '../../../shared/rules/exercise';
import { chance } from '../../../shared/rules/chance';
import type { TimedMove } from '../../../shared/rules/routines';
import { areaOf } from './areas';
import { planCoolDown } from './cool-down';
import { baseLevel } from './difficulty';
import { factsOf, type TrainingFacts } from './facts';
import { heightOf } from './height';
import { jumpsFromLevel } from './impact';
import type { TrainingArea } from '../../../shared/rules/training/person';
import type { SessionInput } from './plan-input';
import { planWarmUp } from './warm-up';
import { caloriesOfWork } from '../../../shared/rules/workout-rules';
import type {
  Challenge,
  ChallengeDifficulty,
  ChallengeType,
} from '../../../shared/rules/challenges/challenge';

const rounds = 6;
const movesARound = 5;
const warmUpSeconds = 150;
const coolDownSeconds = 120;

/**
 * Seconds of work, of rest between two moves and between two rounds: thirty moves make half an hour exactly. Work is even, so that
 * both sides of an exercise that has two get the same whole seconds.
 */
const intervals: Readonly<Record<ChallengeDifficulty, { work: number; rest: number; breather: number }>> = {
  easy: { work: 30, rest: 25, breather: 60 },
  medium: { work: 36, rest: 20, breather: 48 },
  hard: { work: 40, rest: 15, breather: 48 },
  extreme: { work: 44, rest: 10, breather: 48 },
};

/** How far above the person's level a move may be, and the highest level any move may have. */
const reach: Readonly<Record<ChallengeDifficulty, { above: number; most: number }>> = {
  easy: { above: 0.3, most: 2.5 },
  medium: { above: 0.8, most: 5 },
  hard: { above: 1.4, most: 7.5 },
  extreme: { above: 2, most: 10 },
};

const areasOf: Readonly<Record<ChallengeType, readonly TrainingArea[]>> = {
  Core: ['core'],
  'Lower Body': ['legs'],
  'Upper Body': ['push'],
  Cardio: ['cardio'],
  'Full Body': ['cardio', 'legs', 'push', 'core', 'legs'],
};

/** A slot of the circuit: `set` is its round, out of `sets`. */
export interface CircuitMove {
  exerciseId: string;
  workSeconds: number;
  restSeconds: number;
  caloriesKcal: number;
  set: number;
  sets: number;
}

export interface Circuit {
  moves: CircuitMove[];
  warmUp: TimedMove[];
  coolDown: TimedMove[];
}

function maySuit(exercise: Exercise, { difficulty }: Challenge, facts: TrainingFacts): boolean {
  const area = areaOf(exercise);
  if (area === 'mobility') return false;
  const jumps = jumpsFromLevel(facts.person);
  if (exercise.impact === 'high' && (jumps === null || facts.levels.cardio < jumps)) return false;
  const { above, most } = reach[difficulty];
  return baseLevel(exercise, facts.library) <= Math.min(most, facts.levels[area] + above);
}

/** The hardest suitable moves first, shuffled a little per challenge so two of one type differ. */
function rated(suited: readonly Exercise[], { number }: Challenge, facts: TrainingFacts): Exercise[] {
  const rating = (exercise: Exercise) =>
    0.5 * baseLevel(exercise, facts.library) + 2.5 * chance(`challenge ${number} ${exercise.id}`);
  return suited.toSorted((a, b) => rating(b) - rating(a));
}

/** Five different moves: the challenge's areas in turn, new main muscles before repeated ones. */
function chooseMoves(challenge: Challenge, facts: TrainingFacts): Exercise[] {
  const left = rated(
    facts.allowed.filter((exercise) => maySuit(exercise, challenge, facts)),
    challenge,
    facts,
  );
  const wanted = areasOf[challenge.type];
  const chosen: Exercise[] = [];
  for (let place = 0; place < movesARound; place += 1) {
    const area = wanted[place % wanted.length];
    const ofArea = left.filter((exercise) => areaOf(exercise) === area);
    const muscles = new Set(chosen.map(({ primaryMuscles }) => primaryMuscles[0]));
    const next = ofArea.find(({ primaryMuscles }) => !muscles.has(primaryMuscles[0])) ?? ofArea[0];
    if (next) chosen.push(...left.splice(left.indexOf(next), 1));
  }
  return chosen;
}

/** The fallback when nothing of the challenge's own type suits: anything safe, gentlest first. */
function gentlest({ allowed }: TrainingFacts): Exercise[] {
  return allowed
    .filter(({ impact, skillLevel }) => impact === 'low' && skillLevel === 'beginner')
    .toSorted((a, b) => b.met - a.met)
    .slice(0, movesARound);
}

function inRounds(moves: readonly Exercise[], { difficulty }: Challenge, weightKg: number | null) {
  const { work, rest, breather } = intervals[difficulty];
  const all = rounds * movesARound;
  return Array.from({ length: all }, (_, place): CircuitMove[] => {
    const exercise = moves[(place % movesARound) % moves.length];
    const isRoundEnd = place % movesARound === movesARound - 1;
    const pause = isRoundEnd ? breather : rest;
    return exercise
      ? [
          {
            exerciseId: exercise.id,
            workSeconds: work,
            restSeconds: place === all - 1 ? 0 : pause,
            caloriesKcal: caloriesOfWork(exercise.met, weightKg, work),
            set: Math.floor(place / movesARound) + 1,
            sets: rounds,
          },
        ]
      : [];
  }).flat();
}

/**
 * The half hour of a challenge for one person: five moves of its type in six rounds, with work and rest by its difficulty. What
 * the planner never plans for the person is never in it: injuries, health, equipment, excluded exercises, jumps. Equal
 * inputs give equal circuits. Null where nothing at all is left.
 */
export function planCircuit(challenge: Challenge, input: SessionInput): Circuit | null {
  const facts = factsOf(input);
  const own = chooseMoves(challenge, facts);
  const moves = own.length > 0 ? own : gentlest(facts);
  if (moves.length === 0) return null;
  const down = moves.toSorted((a, b) => heightOf(a) - heightOf(b));
  return {
    moves: inRounds(down, challenge, input.person.weightKg),
    warmUp: planWarmUp(facts, down, warmUpSeconds),
    coolDown: planCoolDown(facts, down, coolDownSeconds),
  };
}
