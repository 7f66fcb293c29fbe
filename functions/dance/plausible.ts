import { setSeconds, type DanceSetId } from '../../shared/rules/dance/choices';
import type { DanceSample } from '../../shared/rules/dance/result';

/** Whether the seconds are plausible: they fit the set, and without a camera no one was seen. */
export function isPlausible(
  { set, camera }: { set: DanceSetId; camera: boolean },
  samples: readonly DanceSample[],
): boolean {
  if (samples.length > setSeconds(set)) return false;
  return camera || samples.every(({ accuracy }) => accuracy === null);
}
