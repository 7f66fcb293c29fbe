import { BASES, type BaseName } from './bases';
import { keyBefore, periodicCubic, valueAt, type PeriodicCurve } from './periodic-cubic';
import {
  applyDelta,
  CHANNELS,
  mirrorPose,
  newPose,
  REST,
  type Channels,
  type Pose,
  type PoseDelta,
} from './pose';
import { newRow, rowOf, slotOf, writeRow, type Row } from './pose-row';
import type { Prop, View } from './props';

/** A motion as it is written: keys over a base pose. The README in this folder explains every field. */
export interface Motion {
  base: BaseName;
  /** Length of the written keys in seconds (a multiple of 1/24); `mirror` doubles the period. */
  secs: number;
  pose?: PoseDelta;
  keys: [time: number, delta: PoseDelta][];
  /** The keys are one side of an alternating motion; the other side is mirrored from it. */
  mirror?: boolean;
  /** How often the period is repeated in the clip. */
  repeat?: number;
  /** Seconds by which a group (arm, hand, head, spine …) trails the rest. */
  lag?: Record<string, number>;
  view?: View;
  props?: Prop[];
  /** When in the period the poster is taken, 0 to 1. */
  poster?: number;
}

/** A motion that gives its pose at any time in seconds. */
export interface CompiledMotion {
  /** Seconds after which the motion repeats. */
  period: number;
  repeat: number;
  view: View;
  props: Prop[];
  poster: number;
  sample: (time: number) => Pose;
  /** The same, written into a pose or row that the caller keeps: live drawing must not allocate. */
  sampleInto: (time: number, target: Pose) => Pose;
  sampleRow: (time: number, row: Row) => Row;
}

function basePose(name: BaseName): Pose {
  const base = BASES[name];
  return applyDelta(base.pose, base.from ? basePose(base.from) : REST);
}

const channelsOf = (pose: Pose): Channels => pose;

/** A moving channel: its index in the row, its curve, and the seconds by which it trails. */
interface Track {
  slot: number;
  curve: PeriodicCurve;
  late: number;
  /** Holds each value until the next key, for channels without in-between values. */
  stepped: boolean;
}

function buildTracks(keys: [number, Pose][], period: number, lag: Record<string, number>): Track[] {
  const times = keys.map(([t]) => t);
  return CHANNELS.flatMap(({ group, channel }, slot) => {
    const values = keys.map(([, pose]) => channelsOf(pose)[group]?.[channel] ?? 0);
    if (values.every((v) => v === values[0])) return [];
    const late = lag[group] ?? lag[group.slice(0, -1)] ?? 0;
    return [{ slot, curve: periodicCubic(times, values, period), late, stepped: channel === 'frame' }];
  });
}

function writeTracks(tracks: Track[], time: number, row: Row) {
  for (let i = 0; i < tracks.length; i++) {
    const { slot, curve, late, stepped } = tracks[i] as Track;
    const at = time - late;
    const { period } = curve;
    row[slot] = stepped
      ? (curve.values[keyBefore(curve.times, ((at % period) + period) % period)] as number)
      : valueAt(curve, at);
  }
}

const [BREATH, ARM_L, ARM_R, FLEX] = [
  slotOf('body', 'breath'),
  slotOf('armL', 'out'),
  slotOf('armR', 'out'),
  slotOf('spine', 'flex'),
];

/** A breath raises the chest by this share, and lifts the arms slightly. */
function breathe(row: Row, share: number) {
  const breath = share * (row[BREATH] as number);
  row[BREATH] = breath;
  row[ARM_L] = (row[ARM_L] as number) + breath * 0.8;
  row[ARM_R] = (row[ARM_R] as number) + breath * 0.8;
  row[FLEX] = (row[FLEX] as number) - breath * 0.8;
}

const sampled = newRow();

/** Adds sampling into poses, new or existing, to sampling into rows. */
export const samplers = (sampleRow: CompiledMotion['sampleRow']) => ({
  sampleRow,
  sampleInto: (time: number, target: Pose) => writeRow(sampleRow(time, sampled), target),
  sample: (time: number) => writeRow(sampleRow(time, sampled), newPose()),
});

/** Turns a written motion into a function of time, seamless over its period. */
export function compileMotion(motion: Motion): CompiledMotion {
  const base = BASES[motion.base];
  const start = applyDelta(motion.pose ?? {}, basePose(motion.base));
  const half = motion.keys.map(([t, delta]): [number, Pose] => [t, applyDelta(delta, start)]);
  const other = half.map(([t, pose]): [number, Pose] => [t + motion.secs, mirrorPose(pose)]);
  const period = motion.mirror ? motion.secs * 2 : motion.secs;
  const keys = motion.mirror ? [...half, ...other] : half;
  const tracks = buildTracks(keys, period, motion.lag ?? {});
  // An even number of breaths keeps the two halves of a mirrored motion exact mirror images.
  const breaths = motion.mirror
    ? 2 * Math.max(1, Math.round(period / 6.4))
    : Math.max(1, Math.round(period / 3.2));
  const first = rowOf(keys[0]?.[1] ?? start);
  const sampleRow = (time: number, row: Row) => {
    row.set(first);
    writeTracks(tracks, time, row);
    breathe(row, Math.sin((time / period) * breaths * 2 * Math.PI));
    return row;
  };
  return {
    period,
    repeat: motion.repeat ?? 1,
    view: motion.view ?? base.view,
    props: motion.props ?? base.props ?? [],
    poster: motion.poster ?? 0.4,
    ...samplers(sampleRow),
  };
}
