import { CHANNELS, type Channels, type Pose } from './pose';

/** Metres a planted foot may be moved flat on the floor; farther it takes a step. */
const GLIDE = 0.015;
/** Height of a full step in metres, and the way from which on it is full. */
const [STEP_HEIGHT, FULL_STEP] = [0.07, 0.25];
/** Share of the blend one foot takes for its step; the other follows. */
const STEP_SHARE = 0.6;
/** Distance from the ankle to the ball of the foot in metres: what a turn of the foot moves. */
const BALL = 0.115;
/** Metres the body sinks while a step is taken. */
const SINK = 0.03;

type Side = 'L' | 'R';

/** A blend from one pose to another: `weight` 0 is `from`, 1 is `to`; `first` is the foot that steps first. */
export interface Blend {
  from: Pose;
  to: Pose;
  weight: number;
  first: Side;
}

const clamp = (x: number) => Math.min(1, Math.max(0, x));
/** Smoothstep with zero speed and acceleration at both ends. */
const ease = (u: number) => u * u * u * (u * (6 * u - 15) + 10);
const mix = (a: number, b: number, weight: number) => a + (b - a) * weight;

/** The foot that carries less in a pose: it can leave the floor first. */
export function freeFoot({ footL, footR, pelvis }: Pose): Side {
  const load = (foot: Pose['footL']) => foot.y * 4 + Math.max(0, foot.lift) / 100;
  const left = load(footL) - load(footR);
  if (Math.abs(left) > 0.02) return left > 0 ? 'L' : 'R';
  return pelvis.x > 0 ? 'R' : 'L';
}

function wayOf(from: Pose['footL'], to: Pose['footL']) {
  const turn = ((to.yaw - from.yaw) * Math.PI) / 180;
  return Math.hypot(to.out - from.out, to.z - from.z, turn * BALL);
}

function blendFoot({ from, to, weight, first }: Blend, side: Side, out: Pose): number {
  const group = `foot${side}` as const;
  const [a, b, foot] = [from[group], to[group], out[group]];
  const start = side === first ? 0 : 1 - STEP_SHARE;
  const u = clamp((weight - start) / STEP_SHARE);
  const w = ease(u);
  foot.out = mix(a.out, b.out, w);
  foot.y = mix(a.y, b.y, w);
  foot.z = mix(a.z, b.z, w);
  foot.yaw = mix(a.yaw, b.yaw, w);
  foot.lift = mix(a.lift, b.lift, w);
  foot.roll = mix(a.roll, b.roll, w);
  const way = wayOf(a, b);
  if (way <= GLIDE || u === 0 || u === 1) return 0;
  const arc = 16 * u * u * (1 - u) * (1 - u) * clamp((way - GLIDE) / (FULL_STEP - GLIDE)) ** 0.5;
  foot.y += STEP_HEIGHT * arc;
  foot.lift = mix(foot.lift, 18, arc * 0.6);
  return arc;
}

/** A hand placed in two different frames lets go of the first before it reaches for the second. */
function blendHand({ from, to, weight }: Blend, side: Side, out: Pose) {
  const group = `hand${side}` as const;
  const [a, b, hand] = [from[group], to[group], out[group]];
  if (a.frame === b.frame && a.pin > 0 && b.pin > 0) return;
  const [leaving, coming] = [a.pin * ease(clamp(1 - weight * 2)), b.pin * ease(clamp(weight * 2 - 1))];
  const kept = a.pin > 0 && (weight < 0.5 || b.pin === 0) ? a : b;
  Object.assign(hand, kept);
  if (a.pin > 0 && b.pin > 0) hand.pin = leaving + coming;
  else hand.pin = kept.pin * (kept === a ? 1 - ease(weight) : ease(weight));
}

/**
 * Blends two poses of standing motions into `out` without sliding feet: one foot after the other steps to its
 * new place, a hand that rests somewhere lets go first. Continuous in the weight and in both poses.
 */
export function blendPoses(blend: Blend, out: Pose): Pose {
  const { from, to, weight } = blend;
  const eased = ease(clamp(weight));
  const [a, b, target]: [Channels, Channels, Channels] = [from, to, out];
  for (const { group, channel } of CHANNELS) {
    const values = target[group];
    if (values) values[channel] = mix(a[group]?.[channel] ?? 0, b[group]?.[channel] ?? 0, eased);
  }
  blendHand(blend, 'L', out);
  blendHand(blend, 'R', out);
  const sink = Math.max(blendFoot(blend, 'L', out), blendFoot(blend, 'R', out));
  out.pelvis.y -= SINK * sink;
  return out;
}
