import { BASES, type BaseName } from './bases';
import { glanceOf, turnHead } from './glance';
import { applyDelta, mirrorPose, newPose, REST, type Pose, type PoseDelta, type Side } from './pose';
import { newRow, rowOf, slotOf, writeRow, type Row } from './pose-row';
import type { Prop, View } from './props';
import { SIDES, smooth } from './rig/maths';
import { buildTracks, writeTracks, type Lag, type PoseKey } from './tracks';

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
  /** How a hold is entered, played once before the loop. It ends in the loop's first pose, which is not written. */
  entry?: { secs: number; keys: [time: number, delta: PoseDelta][] };
  /** Slow breaths in the loop of a hold; everything else breathes about every three seconds. */
  breaths?: number;
  /** Seconds by which a group (arm, hand, head, spine …) trails the rest; upright, a little of its own accord. */
  lag?: Lag;
  /** False: she never looks at the camera, which she does once in a longer loop when upright. */
  glance?: boolean;
  /** The hard part of a repetition, from one share of the period to another; mirrored motions have it on both sides. */
  effort?: [from: number, to: number];
  view?: View;
  props?: Prop[];
  /** When in the period the poster is taken, 0 to 1. */
  poster?: number;
}

/** Gives a pose at any time in seconds. */
interface Sampled {
  sample: (time: number) => Pose;
  /** The same, written into a pose or row that the caller keeps: live drawing must not allocate. */
  sampleInto: (time: number, target: Pose) => Pose;
  sampleRow: (time: number, row: Row) => Row;
}

/** A motion that gives its pose at any time in seconds. */
export interface CompiledMotion extends Sampled {
  /** Seconds after which the motion repeats. */
  period: number;
  repeat: number;
  view: View;
  props: Prop[];
  poster: number;
  /** From 0 to `secs`, where the loop begins. Does not repeat. */
  entry?: Sampled & { secs: number };
}

function basePose(name: BaseName): Pose {
  const base = BASES[name];
  return applyDelta(base.pose, base.from ? basePose(base.from) : REST);
}

const [BREATH, EFFORT, ARM_L, ARM_R, FLEX] = [
  slotOf('body', 'breath'),
  slotOf('body', 'effort'),
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

type Share = (time: number) => number;

/** The share of the period in which effort comes and goes. */
const EFFORT_FADE = 0.07;

/** How hard a moment is, 0 to 1. */
function straining({ effort, mirror }: Motion, period: number): Share | null {
  if (!effort) return null;
  const [from, to] = effort;
  const length = (((to - from) % 1) + 1) % 1;
  const turns = mirror ? 2 : 1;
  return (time) => {
    const since = (((((time / period - from) * turns) % 1) + 1) % 1) / turns;
    return smooth(since, 0, EFFORT_FADE) * (1 - smooth(since, length, length + EFFORT_FADE));
  };
}

const sampled = newRow();

/** Adds sampling into poses, new or existing, to sampling into rows. */
export const samplers = (sampleRow: CompiledMotion['sampleRow']) => ({
  sampleRow,
  sampleInto: (time: number, target: Pose) => writeRow(sampleRow(time, sampled), target),
  sample: (time: number) => writeRow(sampleRow(time, sampled), newPose()),
});

/** How far the chest is raised, -1 to 1. Holds are entered on the way out, so their loop begins breathed out. */
function breathing({ mirror, breaths }: Motion, period: number): Share {
  if (breaths) return (time) => -Math.cos((time / period) * breaths * 2 * Math.PI);
  // An even number of breaths keeps the two halves of a mirrored motion exact mirror images.
  const count = mirror ? 2 * Math.max(1, Math.round(period / 6.4)) : Math.max(1, Math.round(period / 3.2));
  return (time) => Math.sin((time / period) * count * 2 * Math.PI);
}

function compileEntry(
  { secs, keys }: NonNullable<Motion['entry']>,
  { start, first, lag, breathAt }: { start: Pose; first: Pose; lag: Lag; breathAt: Share },
) {
  // What trails arrives last, and then the loop begins.
  const arrival = secs - Math.max(0, ...Object.values(lag));
  const poses = keys.map(([t, delta]): PoseKey => [t, applyDelta(delta, start)]);
  const tracks = buildTracks([...poses, [arrival, first]], null, lag);
  const still = rowOf(first);
  const sampleRow = (time: number, row: Row) => {
    const at = Math.min(secs, Math.max(0, time));
    row.set(still);
    writeTracks(tracks, at, row);
    breathe(row, breathAt(at - secs));
    return row;
  };
  return { secs, ...samplers(sampleRow) };
}

const UPRIGHT: BaseName[] = ['stand', 'wide', 'chair'];

/** Hips lead, spine, arms, and head follow. A hand that is placed somewhere keeps its arm in time. */
function followThrough({ base, lag, keys }: Motion, poses: PoseKey[]): Lag {
  if (lag || !UPRIGHT.includes(base) || keys.length < 2) return lag ?? {};
  const isFree = (side: Side) => poses.every(([, pose]) => pose[`hand${side}`].pin === 0);
  const arms = SIDES.filter(([side]) => isFree(side)).map(([side]) => [`arm${side}`, 0.05] as const);
  return { spine: 0.03, head: 0.06, ...Object.fromEntries(arms) };
}

/** Turns a written motion into a function of time, seamless over its period. */
export function compileMotion(motion: Motion): CompiledMotion {
  const base = BASES[motion.base];
  const start = applyDelta(motion.pose ?? {}, basePose(motion.base));
  const half = motion.keys.map(([t, delta]): PoseKey => [t, applyDelta(delta, start)]);
  const other = half.map(([t, pose]): PoseKey => [t + motion.secs, mirrorPose(pose)]);
  const period = motion.mirror ? motion.secs * 2 : motion.secs;
  const keys = motion.mirror ? [...half, ...other] : half;
  const lag = followThrough(motion, keys);
  const tracks = buildTracks(keys, period, lag);
  const breathAt = breathing(motion, period);
  const still = rowOf(keys[0]?.[1] ?? start);
  const write = (time: number, row: Row) => {
    row.set(still);
    writeTracks(tracks, time, row);
    return row;
  };
  const view = motion.view ?? base.view;
  const azimuth = typeof view === 'number' ? view : view[0];
  const isGlancing = UPRIGHT.includes(motion.base) && !motion.mirror && motion.glance !== false;
  const glance = isGlancing ? glanceOf(write, { period, azimuth, isHold: Boolean(motion.breaths) }) : null;
  const strain = straining(motion, period);
  const sampleRow = (time: number, row: Row) => {
    breathe(write(time, row), breathAt(time));
    if (strain) row[EFFORT] = Math.max(row[EFFORT] as number, strain(time));
    if (glance) turnHead(row, glance(time));
    return row;
  };
  const first = writeRow(write(0, newRow()), newPose());
  const { entry } = motion;
  return {
    period,
    repeat: motion.repeat ?? 1,
    view,
    props: motion.props ?? base.props ?? [],
    poster: motion.poster ?? 0.4,
    entry: entry && compileEntry(entry, { start, first, lag, breathAt }),
    ...samplers(sampleRow),
  };
}
