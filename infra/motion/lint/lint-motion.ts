import type { Contract } from './contract';
import type { Finding } from './finding';
import { flightFindings } from './flight';
import { kneeFindings } from './knees';
import { limbFindings } from './limbs';
import { neckFindings } from './neck';
import { paceFindings } from './pace';
import {
  angleFindings,
  firstFindings,
  holdFindings,
  propFindings,
  stillFindings,
  touchFindings,
} from './promises';
import { slideFindings, weightFindings } from './slides';
import { travelFindings } from './travel';
import { at, watch, watchEntry, type Moment } from './watch';
import type { CompiledMotion, Motion } from '../../../shared/avatar/motion/motion';
import { mirrorPose, type Channels, type Pose, type Side } from '../../../shared/avatar/motion/pose';
import { handTarget } from '../../../shared/avatar/motion/rig/arms';
import { FLESH } from '../../../shared/avatar/motion/rig/contacts';
import { JOINT_NAMES, type Joints } from '../../../shared/avatar/motion/rig/joints';
import { footTarget } from '../../../shared/avatar/motion/rig/legs';
import { DEGREE, SIDES, vec } from '../../../shared/avatar/motion/rig/maths';
import { PROPORTIONS as B } from '../../../shared/avatar/motion/rig/proportions';
import { solvePose } from '../../../shared/avatar/motion/rig/solve';

/** How far planted hands, feet, knees, and toes may be from their place, in meters. */
const CONTACT = 0.01;
const SAMPLES = 48;
/** Seconds on either side of the seam over which speed is measured. */
const STEP = 1e-5;

type Limits = Record<string, [low: number, high: number]>;

/** Channel ranges in degrees. */
const CHANNEL_LIMITS: Record<string, Limits> = {
  spine: { flex: [-60, 85], side: [-40, 40], twist: [-60, 60] },
  head: { pitch: [-60, 60], yaw: [-80, 80], roll: [-45, 45] },
  arm: {
    flex: [-70, 190],
    out: [-70, 185],
    elbow: [0, 155],
    wrist: [-85, 85],
    forearm: [-100, 100],
    curl: [0, 95],
  },
  leg: { knee: [0, 160], ankle: [-75, 45] },
};

/** Ranges of the solved joints in degrees; hip flexion is positive forward. */
const JOINT_LIMITS: Limits = {
  knee: [0, 162],
  elbow: [0, 156],
  hip: [-45, 150],
  ankle: [-80, 50],
  wrist: [0, 100],
};

function* channelFindings(pose: Pose, at: string): Generator<Finding> {
  const groups: Channels = pose;
  for (const [group, channels] of Object.entries(groups))
    for (const [channel, value] of Object.entries(channels)) {
      if (!Number.isFinite(value)) yield { rule: 'number', text: `${group}.${channel} is ${value} ${at}` };
      const [low, high] = CHANNEL_LIMITS[group.replace(/[LR]$/, '')]?.[channel] ?? [-Infinity, Infinity];
      // Breathing and the cubic may exceed a limit slightly.
      if (value < low - 2 || value > high + 2)
        yield {
          rule: 'limit',
          text: `${group}.${channel} ${value.toFixed(0)}° outside ${low} … ${high} ${at}`,
        };
    }
}

const angle = (joints: Joints, a: keyof Joints, b: keyof Joints, c: keyof Joints) => {
  const first = joints[b].position.clone().sub(joints[a].position);
  const second = joints[c].position.clone().sub(joints[b].position);
  return first.angleTo(second) / DEGREE;
};

function solvedAngles(joints: Joints, side: Side): Record<string, number> {
  const thigh = vec(0, -1, 0).applyQuaternion(joints[`hip${side}`].rotation);
  const forward = thigh.applyQuaternion(joints.pelvis.rotation.clone().invert());
  const foot = vec(0, 0, 1).applyQuaternion(joints[`ankle${side}`].rotation);
  const sole = foot.applyQuaternion(joints[`knee${side}`].rotation.clone().invert());
  return {
    knee: angle(joints, `hip${side}`, `knee${side}`, `ankle${side}`),
    elbow: angle(joints, `shoulder${side}`, `elbow${side}`, `wrist${side}`),
    wrist: angle(joints, `elbow${side}`, `wrist${side}`, `fingers${side}`),
    // A thigh raised straight to the side has no meaningful flexion.
    hip: Math.hypot(forward.y, forward.z) < 0.3 ? 0 : Math.atan2(forward.z, -forward.y) / DEGREE,
    ankle: Math.atan2(sole.y, sole.z) / DEGREE,
  };
}

function* jointFindings(joints: Joints, at: string): Generator<Finding> {
  for (const name of JOINT_NAMES)
    if (!Number.isFinite(joints[name].position.lengthSq()))
      yield { rule: 'number', text: `${name} has no place ${at}` };
  for (const [side] of SIDES)
    for (const [joint, value] of Object.entries(solvedAngles(joints, side))) {
      const [low, high] = JOINT_LIMITS[joint] ?? [-180, 180];
      if (value < low || value > high)
        yield {
          rule: 'limit',
          text: `${joint}${side} bends ${value.toFixed(0)}°, limit ${low} … ${high} ${at}`,
        };
    }
  for (const [name, radius] of FLESH) {
    const depth = radius - joints[name].position.y;
    if (depth > CONTACT)
      yield { rule: 'floor', text: `${name} is ${(depth * 100).toFixed(1)} cm under the floor ${at}` };
  }
}

function* contactFindings(pose: Pose, joints: Joints, at: string): Generator<Finding> {
  const off = (what: string, meters: number): Finding[] =>
    meters > CONTACT
      ? [{ rule: 'contact', text: `${what} is ${(meters * 100).toFixed(1)} cm off ${at}` }]
      : [];
  for (const [side, sign] of SIDES) {
    const foot = pose[`foot${side}`];
    if (foot.pin > 0.99 && foot.y < 0.03)
      yield* off(
        `foot${side}`,
        joints[`ankle${side}`].position.distanceTo(footTarget(pose, side, sign).ankle),
      );
    const hand = pose[`hand${side}`];
    if (hand.pin > 0.99)
      yield* off(
        `hand${side}`,
        joints[`wrist${side}`].position.distanceTo(handTarget(pose, joints, side, sign).wrist),
      );
    const pin = pose[`pin${side}`];
    if (pin.knee > 0.99)
      yield* off(`knee${side}`, Math.abs(joints[`knee${side}`].position.y - B.kneeRadius - pin.y));
    if (pin.toe > 0.99)
      yield* off(`toe${side}`, Math.abs(joints[`ball${side}`].position.y - B.ballY - pin.y));
  }
}

/** The largest distance of any joint between two poses, in meters. */
function distance(a: Pose, b: Pose) {
  const [first, second] = [solvePose(a), solvePose(b)];
  return Math.max(...JOINT_NAMES.map((name) => first[name].position.distanceTo(second[name].position)));
}

/** The difference between the speeds at the end and at the start of a loop, in meters per second. */
function speedChange(poses: [Pose, Pose, Pose, Pose]) {
  const [a, b, c, d] = poses.map((pose) => solvePose(pose)) as [Joints, Joints, Joints, Joints];
  const change = (name: keyof Joints) => {
    const before = b[name].position.clone().sub(a[name].position);
    return d[name].position.clone().sub(c[name].position).sub(before).length() / STEP;
  };
  return Math.max(...JOINT_NAMES.map(change));
}

function* loopFindings(motion: Motion, { period, sample }: CompiledMotion): Generator<Finding> {
  const times = motion.keys.map(([time]) => time);
  if (times[0] !== 0) yield { rule: 'format', text: 'the first key is not at 0' };
  if (times.some((time, i) => i > 0 && time <= (times[i - 1] ?? 0)) || (times.at(-1) ?? 0) >= motion.secs)
    yield { rule: 'format', text: 'key times do not rise inside secs' };
  if (Math.abs(period * 24 - Math.round(period * 24)) > 1e-6)
    yield { rule: 'format', text: `a period of ${period} s is no whole number of frames at 24 a second` };
  const gap = distance(sample(0), sample(period));
  if (gap > 1e-6) yield { rule: 'seam', text: `the loop jumps ${gap} m` };
  const turn = speedChange([sample(period - STEP), sample(period), sample(0), sample(STEP)]);
  if (turn > 0.05)
    yield { rule: 'seam', text: `the loop changes speed by ${turn.toFixed(2)} m/s at its seam` };
  if (!motion.mirror) return;
  for (const share of [0, 0.1, 0.23, 0.4]) {
    const error = distance(mirrorPose(sample(share * period)), sample((share + 0.5) * period));
    if (error > 1e-6)
      yield { rule: 'mirror', text: `the second half is ${error} m from the mirror of the first` };
  }
}

/** How far a body may jump where the entry ends and the loop begins, in meters. */
const JUMP = 0.0005;

function* entryFindings({ entry }: Motion, { entry: entered, sample }: CompiledMotion): Generator<Finding> {
  if (!entry || !entered) return;
  const { secs } = entry;
  const times = entry.keys.map(([time]) => time);
  if (times[0] !== 0) yield { rule: 'format', text: 'the first key of the entry is not at 0' };
  if (times.some((time, i) => i > 0 && time <= (times[i - 1] ?? 0)) || (times.at(-1) ?? 0) >= secs)
    yield { rule: 'format', text: 'key times of the entry do not rise inside its secs' };
  if (Math.abs(secs * 24 - Math.round(secs * 24)) > 1e-6)
    yield { rule: 'format', text: `an entry of ${secs} s is no whole number of frames at 24 a second` };
  const gap = distance(entered.sample(secs), sample(0));
  if (gap > JUMP) yield { rule: 'entry', text: `the entry ends ${(gap * 1000).toFixed(1)} mm from the loop` };
  const turn = speedChange([entered.sample(secs - STEP), entered.sample(secs), sample(0), sample(STEP)]);
  if (turn > 0.05)
    yield { rule: 'entry', text: `the loop begins with a jerk of ${turn.toFixed(2)} m/s after the entry` };
}

/** What every body obeys. */
function bodyFindings(moments: Moment[], seconds: number, { props }: CompiledMotion, { pace }: Contract) {
  return [
    ...slideFindings(moments),
    ...flightFindings(moments, seconds),
    ...paceFindings(moments, seconds, pace ?? 'steady'),
    ...kneeFindings(moments),
    ...limbFindings(moments),
    ...propFindings(
      moments,
      props.map(({ kind }) => kind),
    ),
  ];
}

/** For exercises only: a dance may slide, and a mood promises nothing. */
export function lintContract(
  compiled: CompiledMotion,
  contract: Contract,
  { isHold = false } = {},
): Finding[] {
  const moments = watch(compiled);
  const { entry } = compiled;
  const entering = entry ? watchEntry(entry) : [];
  return [
    ...bodyFindings(moments, compiled.period, compiled, contract),
    ...weightFindings(moments, contract.weight ?? {}),
    ...neckFindings(moments, contract.face),
    ...touchFindings(moments, contract),
    ...holdFindings(moments, contract),
    ...angleFindings(moments, contract),
    ...stillFindings(moments, contract),
    ...firstFindings(moments, contract),
    ...(isHold ? travelFindings(moments) : []),
    ...(entry ? bodyFindings(entering, entry.secs * 2, compiled, contract) : []),
    ...neckFindings(entering),
  ];
}

/** All findings on a motion over its entry and its period; empty if it is sound. */
export function lintMotion(motion: Motion, compiled: CompiledMotion): Finding[] {
  const findings = [...loopFindings(motion, compiled), ...entryFindings(motion, compiled)];
  const { period, entry } = compiled;
  const steps = Array.from({ length: SAMPLES }, (_, i) => i / SAMPLES);
  const loop = steps.map((share) => ({ time: share * period, pose: compiled.sample(share * period) }));
  const way = steps.flatMap((share) =>
    entry ? [{ time: (share - 1) * entry.secs, pose: entry.sample(share * entry.secs) }] : [],
  );
  for (const { time, pose } of [...way, ...loop]) {
    const joints = solvePose(pose);
    findings.push(
      ...channelFindings(pose, at(time)),
      ...jointFindings(joints, at(time)),
      ...contactFindings(pose, joints, at(time)),
    );
  }
  return findings;
}

/** One line per kind of finding, with how often it occurs. */
export function summarizeFindings(findings: Finding[]): string[] {
  const groups = new Map<string, Finding[]>();
  for (const finding of findings) {
    const key = finding.rule + finding.text.split(' ')[0];
    groups.set(key, [...(groups.get(key) ?? []), finding]);
  }
  return [...groups.values()].map(
    (list) => `${list[0]?.rule}: ${list[0]?.text}${list.length > 1 ? ` (${list.length}×)` : ''}`,
  );
}
