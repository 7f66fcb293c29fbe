import { footTravel, newPose, type Pose, type Side } from '../../../shared/avatar/motion/pose';
import { newRow, writeRow, type Row } from '../../../shared/avatar/motion/pose-row';

/** Meters a planted foot may slide flat on the floor; farther, it takes a step. */
const GLIDE = 0.015;
/** Height of a full step in meters, and the distance from which it is full. */
const [STEP_HEIGHT, FULL_STEP] = [0.07, 0.25];
/** The share of the blend that one foot's step takes; the other foot follows. */
const STEP_SHARE = 0.6;
/** Meters the body sinks during a step. */
const SINK = 0.03;

/** A blend from one pose to another: `weight` 0 is `from`, 1 is `to`; `first` is the foot that steps first. */
export interface Blend {
  from: Row;
  to: Row;
  weight: number;
  first: Side;
}

const clamp = (x: number) => Math.min(1, Math.max(0, x));
/** Smoothstep with zero speed and acceleration at both ends. */
const ease = (u: number) => u * u * u * (u * (6 * u - 15) + 10);
const mix = (a: number, b: number, weight: number) => a + (b - a) * weight;

/** The foot that carries less weight in a pose: it can leave the floor first. */
export function freeFoot({ footL, footR, pelvis }: Pose): Side {
  const load = (foot: Pose['footL']) => foot.y * 4 + Math.max(0, foot.lift) / 100;
  const left = load(footL) - load(footR);
  if (Math.abs(left) > 0.02) return left > 0 ? 'L' : 'R';
  return pelvis.x > 0 ? 'R' : 'L';
}

const [leaving, coming, mixed] = [newPose(), newPose(), newRow()];
type Foot = Pose['footL'];
type Hand = Pose['handL'];

/** Writes a foot on its way between two places; `start` is the share of the blend at which it lifts. */
function blendFoot(a: Foot, b: Foot, foot: Foot, weight: number, start: number): number {
  const u = clamp((weight - start) / STEP_SHARE);
  const w = ease(u);
  foot.out = mix(a.out, b.out, w);
  foot.y = mix(a.y, b.y, w);
  foot.z = mix(a.z, b.z, w);
  foot.yaw = mix(a.yaw, b.yaw, w);
  foot.lift = mix(a.lift, b.lift, w);
  foot.roll = mix(a.roll, b.roll, w);
  const way = footTravel(a, b);
  if (way <= GLIDE || u === 0 || u === 1) return 0;
  const arc = 16 * u * u * (1 - u) * (1 - u) * clamp((way - GLIDE) / (FULL_STEP - GLIDE)) ** 0.5;
  foot.y += STEP_HEIGHT * arc;
  foot.lift = mix(foot.lift, 18, arc * 0.6);
  return arc;
}

/** A hand placed in two different frames lets go of the first before it reaches for the second. */
function blendHand(a: Hand, b: Hand, hand: Hand, weight: number) {
  if (a.frame === b.frame && a.pin > 0 && b.pin > 0) return;
  const keepsFirst = a.pin > 0 && (weight < 0.5 || b.pin === 0);
  const kept = keepsFirst ? a : b;
  hand.out = kept.out;
  hand.y = kept.y;
  hand.z = kept.z;
  hand.yaw = kept.yaw;
  hand.pitch = kept.pitch;
  hand.swivel = kept.swivel;
  hand.flat = kept.flat;
  hand.frame = kept.frame;
  if (a.pin > 0 && b.pin > 0)
    hand.pin = a.pin * ease(clamp(1 - weight * 2)) + b.pin * ease(clamp(weight * 2 - 1));
  else hand.pin = kept.pin * (keepsFirst ? 1 - ease(weight) : ease(weight));
}

/**
 * Blends two standing poses into `out` without sliding feet: one foot after the other steps to its new place, and a
 * resting hand lets go first. Continuous in the weight and in both poses.
 */
export function blendPoses({ from, to, weight, first }: Blend, out: Pose): Pose {
  const eased = ease(clamp(weight));
  for (let i = 0; i < mixed.length; i++) mixed[i] = mix(from[i] as number, to[i] as number, eased);
  writeRow(mixed, out);
  const [a, b] = [writeRow(from, leaving), writeRow(to, coming)];
  blendHand(a.handL, b.handL, out.handL, weight);
  blendHand(a.handR, b.handR, out.handR, weight);
  const second = 1 - STEP_SHARE;
  const sink = Math.max(
    blendFoot(a.footL, b.footL, out.footL, weight, first === 'L' ? 0 : second),
    blendFoot(a.footR, b.footR, out.footR, weight, first === 'R' ? 0 : second),
  );
  out.pelvis.y -= SINK * sink;
  return out;
}
