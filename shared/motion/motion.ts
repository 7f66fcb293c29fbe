import { BASES, type BaseName } from './bases';
import { periodicCubic } from './periodic-cubic';
import {
  applyDelta,
  copyPose,
  mirrorPose,
  newPose,
  REST,
  type Channels,
  type Pose,
  type PoseDelta,
} from './pose';
import type { Prop, View } from './props';

export interface Motion {
  base: BaseName;
  /** Length of the written keys in seconds (a multiple of 1/24); `mirror` doubles the period. */
  secs: number;
  pose?: PoseDelta;
  keys: [time: number, delta: PoseDelta][];
  /** The keys are one side of an alternating motion; the other side follows by itself. */
  mirror?: boolean;
  /** How often the period is repeated in the clip. */
  repeat?: number;
  /** Seconds by which a group (arm, hand, head, spine …) trails the rest. */
  lag?: Record<string, number>;
  view?: View;
  props?: Prop[];
  /** Where in the period the poster is taken, 0 to 1. */
  poster?: number;
}

export interface CompiledMotion {
  period: number;
  repeat: number;
  view: View;
  props: Prop[];
  poster: number;
  sample: (time: number) => Pose;
  /** The same, written into a pose the caller keeps: for live drawing, where nothing should be allocated. */
  sampleInto: (time: number, target: Pose) => Pose;
}

function basePose(name: BaseName): Pose {
  const base = BASES[name];
  return applyDelta(base.pose, base.from ? basePose(base.from) : REST);
}

const lastBefore = (times: number[], values: number[], period: number) => (time: number) => {
  const t = ((time % period) + period) % period;
  return (
    values[
      Math.max(
        0,
        times.findLastIndex((key) => key <= t),
      )
    ] ?? 0
  );
};

const channelsOf = (pose: Pose): Channels => pose;

type Track = { group: string; channel: string; at: (time: number) => number };

function buildTracks(keys: [number, Pose][], period: number, lag: Record<string, number>): Track[] {
  const times = keys.map(([t]) => t);
  const tracks: Track[] = [];
  for (const [group, channels] of Object.entries(channelsOf(keys[0]?.[1] ?? REST)))
    for (const channel of Object.keys(channels)) {
      const values = keys.map(([, pose]) => channelsOf(pose)[group]?.[channel] ?? 0);
      if (values.every((v) => v === values[0])) continue;
      const late = lag[group] ?? lag[group.slice(0, -1)] ?? 0;
      const curve = (channel === 'frame' ? lastBefore : periodicCubic)(times, values, period);
      tracks.push({ group, channel, at: (t) => curve(t - late) });
    }
  return tracks;
}

/** Turns a written motion into something that gives the pose at any time, seamless over its period. */
export function compileMotion(motion: Motion): CompiledMotion {
  const base = BASES[motion.base];
  const start = applyDelta(motion.pose ?? {}, basePose(motion.base));
  const half = motion.keys.map(([t, delta]): [number, Pose] => [t, applyDelta(delta, start)]);
  const other = half.map(([t, pose]): [number, Pose] => [t + motion.secs, mirrorPose(pose)]);
  const period = motion.mirror ? motion.secs * 2 : motion.secs;
  const keys = motion.mirror ? [...half, ...other] : half;
  const tracks = buildTracks(keys, period, motion.lag ?? {});
  // an even number of breaths keeps the two halves of a mirrored motion exact mirror images
  const breaths = motion.mirror
    ? 2 * Math.max(1, Math.round(period / 6.4))
    : Math.max(1, Math.round(period / 3.2));
  const sampleInto = (time: number, pose: Pose) => {
    copyPose(keys[0]?.[1] ?? start, pose);
    const channels: Channels = pose;
    for (const { group, channel, at } of tracks) {
      const target = channels[group];
      if (target) target[channel] = at(time);
    }
    const breath = Math.sin((time / period) * breaths * 2 * Math.PI) * pose.body.breath;
    pose.body.breath = breath;
    pose.armL.out += breath * 0.8;
    pose.armR.out += breath * 0.8;
    pose.spine.flex -= breath * 0.8;
    return pose;
  };
  return {
    period,
    repeat: motion.repeat ?? 1,
    view: motion.view ?? base.view,
    props: motion.props ?? base.props ?? [],
    poster: motion.poster ?? 0.4,
    sample: (time) => sampleInto(time, newPose()),
    sampleInto,
  };
}
