import type { Equipment } from '../../../../shared/rules/exercise';
import type { MuscleGroup } from '../../../../shared/rules/training/muscle-groups';
import type { Effort, Reading } from '../reading/reading';
import { noPains, type Pains } from '../../../understanding/health/pains';

/** Requirements for a workout. */
export interface PlanRequest {
  minutes: number | null;
  groups: readonly MuscleGroup[];
  restingGroups: readonly MuscleGroup[];
  equipment: readonly Equipment[];
  bannedEquipment: readonly Equipment[];
  /** Without any equipment. */
  bare: boolean;
  quiet: boolean;
  effort: Effort | null;
  /** Exercises never to use, and those to use only when nothing else is left. */
  unwantedIds: readonly string[];
  usedIds: readonly string[];
  /** Exercises swapped by name, each with its replacement. */
  swaps: readonly (readonly [from: string, to: string])[];
  /** Exercises to keep if they fit. */
  keptIds: readonly string[];
  /** Exercises to limit the plan to; empty when all are open. */
  onlyIds: readonly string[];
  pains: Pains;
}

/** A workout with no wishes at all. */
export const plainRequest: PlanRequest = {
  minutes: null,
  groups: [],
  restingGroups: [],
  equipment: [],
  bannedEquipment: [],
  bare: false,
  quiet: false,
  effort: null,
  unwantedIds: [],
  usedIds: [],
  swaps: [],
  keptIds: [],
  onlyIds: [],
  pains: noPains,
};

export function requestOf(reading: Reading): PlanRequest {
  const { minutes, groups, restingGroups, equipment, bannedEquipment, bare, quiet, effort, pains } = reading;
  return {
    ...plainRequest,
    minutes,
    groups,
    restingGroups,
    equipment,
    bannedEquipment,
    bare,
    quiet,
    effort,
    unwantedIds: reading.unwanted.map(({ id }) => id),
    pains,
  };
}

const union = <Value>(a: Iterable<Value>, b: Iterable<Value>) => [...new Set([...a, ...b])];

/** A request changed by a later one: what it newly asks for replaces; what it rules out adds up. */
export function changedBy(before: PlanRequest, after: PlanRequest): PlanRequest {
  return {
    minutes: after.minutes ?? before.minutes,
    groups: (after.groups.length > 0 ? after.groups : before.groups).filter(
      (group) => !after.restingGroups.includes(group),
    ),
    restingGroups: union(before.restingGroups, after.restingGroups).filter(
      (group) => !after.groups.includes(group),
    ),
    equipment: union(before.equipment, after.equipment).filter(
      (each) => !after.bannedEquipment.includes(each),
    ),
    bannedEquipment: union(before.bannedEquipment, after.bannedEquipment),
    bare: before.bare || after.bare,
    quiet: before.quiet || after.quiet,
    effort: after.effort ?? before.effort,
    unwantedIds: union(before.unwantedIds, after.unwantedIds),
    usedIds: union(before.usedIds, after.usedIds),
    swaps: [...before.swaps, ...after.swaps],
    keptIds: after.keptIds,
    onlyIds: after.onlyIds,
    // What was reported earlier is in the ledger, which every plan reads.
    pains: after.pains,
  };
}
