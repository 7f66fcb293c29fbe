import { ownableEquipment } from '../../../../shared/contracts/training-settings';
import type { Equipment, Exercise } from '../../../../shared/rules/exercise';
import { planWished, type SessionWish } from '../../../training/planner/plan-wished';
import type { SessionInput } from '../../../training/planner/plan-input';
import type { TrainingPerson } from '../../../../shared/rules/training/person';
import type { PlannedSession } from '../../../../shared/rules/training/session';
import type { OwnTraining } from '../../../training/public';
import { touchesGroup, trainsGroup } from '../../../../shared/rules/training/muscle-groups';
import { joined } from '../../../../shared/rules/joined';
import type { PlanRequest } from './plan-request';

const bareEquipment: readonly Equipment[] = ['none', 'mat'];
const ownable: readonly Equipment[] = ownableEquipment;
const fewest = 3;
/** Short enough that two exercises make a session. */
const veryShort = 12;
const wholeBody = 'whole body';
const stretching = 'stretching';

const moves = ({ exercises }: PlannedSession) => new Set(exercises.map(({ exerciseId }) => exerciseId)).size;

/** The planner's input, plus what the request adds and its time. */
function inputFor(request: PlanRequest, { input }: OwnTraining): SessionInput {
  const { minutes } = request;
  return { ...input, ...(minutes !== null && { minutes }), person: personFor(request, input.person) };
}

/** A person, plus what the request adds: pain, equipment on hand, what isn't wanted. */
export function personFor(
  { pains, equipment, unwantedIds }: PlanRequest,
  person: TrainingPerson,
): TrainingPerson {
  return {
    ...person,
    pains: {
      ...person.pains,
      areas: [...new Set([...person.pains.areas, ...pains.areas])],
      muscles: [...new Set([...person.pains.muscles, ...pains.muscles])],
    },
    equipment: [...person.equipment, ...equipment],
    excludedIds: [...person.excludedIds, ...unwantedIds],
  };
}

/** Whether a request allows an exercise: its noise and the equipment it needs. */
export function allowsExercise(
  { bare, quiet, bannedEquipment }: PlanRequest,
  { equipment, impact }: Exercise,
): boolean {
  if (quiet && impact === 'high') return false;
  return equipment.every(
    (each) => !bannedEquipment.includes(each) && (!bare || bareEquipment.includes(each)),
  );
}

const isAtRest = (exercise: Exercise, { restingGroups }: PlanRequest) =>
  restingGroups.some((group) => trainsGroup(exercise, group) || exercise.category === group.category);

type Fits = (exercise: Exercise) => boolean;

/** What the main part may consist of, best first; the next is used only when too little of the one before is left. */
function mainsFor(request: PlanRequest): Fits[] {
  const { groups, equipment, restingGroups, onlyIds } = request;
  const parts = groups.filter(({ name }) => name !== wholeBody);
  const isOfPart: Fits = (exercise) => parts.some((group) => trainsGroup(exercise, group));
  const isNear: Fits = (exercise) => parts.some((group) => touchesGroup(exercise, group));
  const asked = equipment.filter((each) => ownable.includes(each));
  const isWithIt: Fits = (exercise) => exercise.equipment.some((each) => asked.includes(each));
  const anyPart: Fits = parts.length > 0 ? isOfPart : () => true;
  const isOpen = parts.length === 0 && asked.length + restingGroups.length + onlyIds.length > 0;
  return [
    ...(onlyIds.length > 0 ? [({ id }: Exercise) => onlyIds.includes(id)] : []),
    ...(asked.length > 0 ? [(each: Exercise) => isWithIt(each) && anyPart(each)] : []),
    ...(parts.length > 0 ? [isOfPart, isNear] : []),
    ...(isOpen ? [() => true] : []),
  ];
}

function wishFor(request: PlanRequest, isMain: Fits | null, { input }: OwnTraining): SessionWish {
  const { groups, equipment, effort, keptIds, usedIds } = request;
  const parts = groups.filter(({ name }) => name !== wholeBody);
  const preferred = input.library.filter((exercise) =>
    exercise.equipment.some((each) => equipment.includes(each)),
  );
  const isWholeBody = groups.length > parts.length;
  return {
    allows: (exercise) => allowsExercise(request, exercise),
    isMain: isMain && ((exercise) => isMain(exercise) && !isAtRest(exercise, request)),
    isNamed: parts.length > 0 || equipment.some((each) => ownable.includes(each)),
    isWholeBody,
    isGentle: groups.some(({ name }) => name === stretching),
    about: parts.length > 0 ? joined(parts.map(({ name }) => name)) : isWholeBody ? wholeBody : null,
    effort,
    keepIds: [...keptIds, ...preferred.map(({ id }) => id)],
    avoidIds: usedIds,
  };
}

/** The planner's session for a request; null when nothing fits. What was asked for by name is never replaced by stretching. */
export function sessionFor(request: PlanRequest, training: OwnTraining): PlannedSession | null {
  const input = inputFor(request, training);
  const mains = mainsFor(request);
  const least = (request.minutes ?? input.person.minutes) <= veryShort ? fewest - 1 : fewest;
  let best: PlannedSession | null = null;
  for (const isMain of mains.length > 0 ? mains : [null]) {
    const wish = wishFor(request, isMain, training);
    const session = planWished(input, wish);
    if (session === null) continue;
    const isOther = wish.isNamed && !wish.isGentle && session.focus[0] === 'mobility';
    if (isOther) continue;
    if (moves(session) >= least) return session;
    best = best ?? session;
  }
  if (best !== null && moves(best) >= fewest - 1) return best;
  // When too little of what was named is left, everything that suits the person is open.
  return planWished(input, { ...wishFor(request, null, training), isNamed: false, about: null }) ?? best;
}
