import type { Equipment, Exercise, Muscle } from '../../../../shared/exercises/exercise';
import type { CoachFacts } from '../../coach-facts';
import { isRuledOut } from '../../../../shared/domain/training/pains';
import { touchesGroup, trainsGroup } from '../reading/muscle-groups';
import type { PlanRequest } from './plan-request';
import { rate } from './rate-exercise';
import { skillOf, suits, type SkillLevel } from './skill';

export interface Plan {
  minutes: number;
  exercises: readonly Exercise[];
  /** What the workout is about, without the first and last loosening moves. */
  main: readonly Exercise[];
}

/** As in the builder: work and rest of one exercise. */
const minutesPerExercise = 2;
export const usualMinutes = 20;
const fewestExercises = 3;
const mostExercises = 20;
const stretchFromCount = 5;
const warmUpFromCount = 8;
const everywhere: readonly Equipment[] = ['none', 'mat', 'chair', 'wall'];

function isAvailable({ equipment }: Exercise, request: PlanRequest): boolean {
  const allowed: readonly Equipment[] = request.bare
    ? ['none', 'mat']
    : [...everywhere, ...request.equipment];
  return equipment.every((each) => allowed.includes(each) && !request.bannedEquipment.includes(each));
}

/** Exercises that fit the request in every way but the level and the part of the body. */
export function allowedFor(request: PlanRequest, facts: CoachFacts): Exercise[] {
  const off = new Set([...facts.excludedIds, ...request.unwantedIds]);
  return facts.exercises.filter(
    (exercise) =>
      !off.has(exercise.id) &&
      isAvailable(exercise, request) &&
      !(request.quiet && exercise.impact === 'high') &&
      !isRuledOut(exercise, facts.notes.pains) &&
      !isRuledOut(exercise, request.pains),
  );
}

const isResting = (exercise: Exercise, { restingGroups }: PlanRequest) =>
  restingGroups.some((group) => trainsGroup(exercise, group) || exercise.category === group.category);

function isAskedFor(exercise: Exercise, { groups }: PlanRequest): boolean {
  return groups.length === 0
    ? exercise.category !== 'flexibility'
    : groups.some((group) => trainsGroup(exercise, group));
}

/** What fits best first; the next tier is used only when the ones before do not fill the time. */
function tiersOf(allowed: readonly Exercise[], request: PlanRequest, level: SkillLevel): Exercise[][] {
  const awake = allowed.filter((exercise) => !isResting(exercise, request));
  const asked = awake.filter((exercise) => isAskedFor(exercise, request));
  const isEasyEnough = ({ skillLevel }: Exercise) => suits(skillLevel, level);
  const related = awake.filter(
    (exercise) =>
      exercise.category !== 'flexibility' && request.groups.some((group) => touchesGroup(exercise, group)),
  );
  return [
    asked.filter(isEasyEnough),
    related.filter(isEasyEnough),
    asked.filter((each) => !isEasyEnough(each)),
  ];
}

/** Takes the best rated one by one; what works a muscle that had its turn counts less. */
function choose(
  candidates: readonly Exercise[],
  count: number,
  request: PlanRequest,
  facts: CoachFacts,
): Exercise[] {
  const rated = new Map(candidates.map((exercise) => [exercise, rate(exercise, request, facts)]));
  const turns = new Map<string, number>();
  const turnsOf = (key: string | undefined) => turns.get(key ?? '') ?? 0;
  const chosen: Exercise[] = [];
  while (chosen.length < count && rated.size > 0) {
    const worth = ([{ primaryMuscles, category }, rating]: [Exercise, number]) =>
      rating - 1.2 * turnsOf(primaryMuscles[0]) - 0.8 * turnsOf(category);
    const [best] = [...rated].reduce((a, b) => (worth(b) > worth(a) ? b : a));
    chosen.push(best);
    rated.delete(best);
    for (const key of [best.primaryMuscles[0], best.category]) turns.set(key ?? '', turnsOf(key) + 1);
  }
  return chosen;
}

const isOnFloor = ({ equipment }: Exercise) => equipment.includes('mat');
const standingFirst = (a: Exercise, b: Exercise) => Number(isOnFloor(a)) - Number(isOnFloor(b));
const warmUpIds = ['march-in-place', 'arm-circle', 'standing-twist'];

function stretchFor(main: readonly Exercise[], allowed: readonly Exercise[]): Exercise | undefined {
  const trained = new Map<Muscle, number>();
  for (const muscle of main.flatMap(({ primaryMuscles }) => primaryMuscles)) {
    trained.set(muscle, (trained.get(muscle) ?? 0) + 1);
  }
  const worth = (exercise: Exercise) =>
    exercise.primaryMuscles.reduce((sum, muscle) => sum + (trained.get(muscle) ?? 0), 0);
  return allowed
    .filter(({ category }) => category === 'flexibility')
    .toSorted((a, b) => worth(b) - worth(a))[0];
}

function warmUpFrom(allowed: readonly Exercise[]): Exercise | undefined {
  return warmUpIds.flatMap((id) => allowed.find((exercise) => exercise.id === id) ?? [])[0];
}

function chooseMain(
  tiers: readonly Exercise[][],
  count: number,
  request: PlanRequest,
  facts: CoachFacts,
): Exercise[] {
  const main: Exercise[] = [];
  for (const tier of tiers) {
    const unused = tier.filter((exercise) => !main.includes(exercise));
    main.push(...choose(unused, count - main.length, request, facts));
  }
  return main.toSorted(standingFirst);
}

/** How many exercises fill the time asked for: at least 3, at most 20. */
const countFor = (minutes: number | null) =>
  Math.min(
    mostExercises,
    Math.max(fewestExercises, Math.floor((minutes ?? usualMinutes) / minutesPerExercise)),
  );

/**
 * A workout of the allowed exercises that fits the request and the person, shorter when too little fits; null when
 * almost nothing does.
 */
export function buildPlan(
  request: PlanRequest,
  facts: CoachFacts,
  allowed: readonly Exercise[] = allowedFor(request, facts),
): Plan | null {
  const count = countFor(request.minutes);
  const isStretching = request.groups.some(({ name }) => name === 'stretching');
  const warmUp = count >= warmUpFromCount && !isStretching ? warmUpFrom(allowed) : undefined;
  const hasStretch = count >= stretchFromCount && !isStretching;
  const level = skillOf(facts, request.effort);
  const tiers = tiersOf(allowed, request, level).map((tier) =>
    tier.filter((exercise) => exercise !== warmUp),
  );
  const main = chooseMain(tiers, count - (warmUp ? 1 : 0) - (hasStretch ? 1 : 0), request, facts);
  if (main.length === 0) return null;
  const stretch = hasStretch
    ? stretchFor(
        main,
        allowed.filter(({ skillLevel }) => suits(skillLevel, level)),
      )
    : undefined;
  const exercises = [warmUp, ...main, stretch].filter((exercise) => exercise !== undefined);
  if (exercises.length < fewestExercises) return null;
  return { minutes: exercises.length * minutesPerExercise, exercises, main };
}
