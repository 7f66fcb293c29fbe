import type { Equipment } from '../../../../shared/rules/exercise';
import type { MuscleGroup } from '../../../understanding/muscle-groups';
import type { Effort, Reading } from '../reading/reading';
import { noPains, type Pains } from '../../../understanding/health/pains';

/** What a workout has to be like. */
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
  /** Exercises not to use at all, and those to use only when nothing else is left. */
  unwantedIds: readonly string[];
  usedIds: readonly string[];
  /** Exercises that were exchanged by name, each with what takes its place. */
  swaps: readonly (readonly [from: string, to: string])[];
  /** Exercises to keep where they fit. */
  keptIds: readonly string[];
  /** Exercises to stay with; empty where all are open. */
  onlyIds: readonly string[];
  pains: Pains;
}

/** A workout without any wish. */
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

/** A request changed by a later one: what it newly asks for replaces, what it rules out adds up. */
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
    // What was told before stands in the ledger, which every plan reads.
    pains: after.pains,
  };
}
