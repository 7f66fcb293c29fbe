import { slotOf, newRow, type Row } from './pose-row';
import { clamp, smooth } from './rig/maths';

/** Seconds to turn to the camera, to stay, and to turn back. */
const [TURN, STAY] = [0.4, 0.35];
const LENGTH = TURN + STAY + TURN;
/** The shortest loop with a glance in it. */
const SHORTEST = 3;
/** Degrees of a glance: less is not seen, more turns away from the work. */
const [SMALLEST, LARGEST] = [8, 24];
/** Degrees of the bent trunk and centimeters of the lowered hips at most: further down, the neck follows the back. */
const UPRIGHT = 20;
/** From farther behind, turning the head would show no face. */
const SEEN = 95;
const STEPS = 48;

const [HEIGHT, PITCH, YAW, FLEX, TWIST, HEAD] = [
  slotOf('pelvis', 'y'),
  slotOf('pelvis', 'pitch'),
  slotOf('pelvis', 'yaw'),
  slotOf('spine', 'flex'),
  slotOf('spine', 'twist'),
  slotOf('head', 'yaw'),
] as [number, number, number, number, number, number];
const at = (row: Row, slot: number) => row[slot] as number;

/**
 * Degrees by which the head turns toward the camera at a time, once in a period: where the trunk is most upright, or,
 * in a hold, halfway. Null if she is never upright or faces the camera anyway.
 */
export function glanceOf(
  write: (time: number, row: Row) => Row,
  { period, azimuth, isHold }: { period: number; azimuth: number; isHold: boolean },
): ((time: number) => number) | null {
  if (period <= SHORTEST || Math.abs(azimuth) > SEEN) return null;
  const row = newRow();
  const times = Array.from({ length: STEPS }, (_, i) => (i / STEPS) * period);
  const top = Math.max(...times.map((time) => at(write(time, row), HEIGHT)));
  const bendAt = (time: number) => {
    const lowered = (top - at(write(time, row), HEIGHT)) * 100;
    return Math.abs(at(row, PITCH) + at(row, FLEX)) + lowered;
  };
  const possible = isHold ? [(period - LENGTH) / 2] : times;
  const best = possible
    .map((start) => ({
      start,
      bend: Math.max(...[0, 0.25, 0.5, 0.75, 1].map((share) => bendAt(start + share * LENGTH))),
    }))
    .reduce((a, b) => (b.bend <= a.bend + 0.5 ? b : a));
  if (best.bend > UPRIGHT) return null;
  write(best.start + LENGTH / 2, row);
  const turn = clamp(azimuth - at(row, YAW) - at(row, TWIST) - at(row, HEAD), -LARGEST, LARGEST);
  if (Math.abs(turn) < SMALLEST) return null;
  return (time) => {
    const since = (((time - best.start) % period) + period) % period;
    return turn * (smooth(since, 0, TURN) - smooth(since, TURN + STAY, LENGTH));
  };
}

export const turnHead = (row: Row, degrees: number) => {
  row[HEAD] = at(row, HEAD) + degrees;
};
