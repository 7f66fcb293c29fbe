import { Line3 } from 'three';
import type { Side } from '../../../shared/avatar/motion/pose';
import { gripOf } from '../../../shared/avatar/motion/rig/grip';
import type { JointName, Joints } from '../../../shared/avatar/motion/rig/joints';
import { clamp, direct, DEGREE, offset, SIDES, vec } from '../../../shared/avatar/motion/rig/maths';
import { PROPORTIONS as B } from '../../../shared/avatar/motion/rig/proportions';
import type { AngleName, Contract, Touched, TrunkAngleName } from './contract';
import type { Finding } from './finding';
import { at, cm, type Moment } from './watch';

const STILL = 0.01;
const SEAT = 0.45;
/** How far a hand may be from what it touches, from skin to skin, in meters. */
const TOUCH = 0.03;
/** From the wrist to the middle of the palm, in meters. */
const PALM = 0.075;
/** How far a palm may look past what it holds, and how far its fingers must be closed, in degrees. */
const [FACING, CLOSED] = [40, 35];
/** Flesh around joints in meters. */
const RADII: Record<string, number> = {
  ankle: 0.036,
  heel: 0.03,
  knee: 0.057,
  hip: 0.085,
  elbow: 0.037,
  shoulder: 0.053,
  chest: 0.1,
  skull: 0.09,
};

type HandName = 'handL' | 'handR';
const sideOf = (hand: HandName): Side => (hand === 'handL' ? 'L' : 'R');
/** Meters from its place at which a foot has left it. */
const AWAY = 0.15;

/** Wrist, palm, and fingertips: a hand touches with whichever is nearest. */
function handPoints(joints: Joints, side: Side) {
  const { position, rotation } = joints[`wrist${side}`];
  return [0, -0.06, -0.11, -0.15].map((y) => offset(vec(), position, rotation, 0, y, 0));
}

/** The flesh around a joint and half the thickness of a hand: what is between their centers when they touch. */
const between = (what: JointName) => (RADII[what.replace(/[LR]$/, '')] ?? 0.05) + 0.015;

function gapTo(what: Touched, joints: Joints, hand: HandName) {
  const points = handPoints(joints, sideOf(hand));
  if (what === 'floor') return Math.min(...points.map(({ y }) => Math.max(0, y - B.palm)));
  if (what === 'seat') return Math.min(...points.map(({ y }) => Math.abs(y - SEAT - B.palm)));
  if (what === 'shinL' || what === 'shinR') {
    const side = what === 'shinL' ? 'L' : 'R';
    const shin = new Line3(joints[`knee${side}`].position, joints[`ankle${side}`].position);
    const gaps = points.map((point) => shin.closestPointToPoint(point, true, vec()).distanceTo(point));
    return Math.min(...gaps) - between(`ankle${side}`);
  }
  return Math.min(...points.map((point) => point.distanceTo(joints[what].position))) - between(what);
}

export function* touchFindings(
  moments: Moment[],
  { reaches = [], keeps = [] }: Contract,
): Generator<Finding> {
  for (const [hand, what] of reaches) {
    const gap = Math.min(...moments.map(({ joints }) => gapTo(what, joints, hand)));
    if (gap > TOUCH) yield { rule: 'touch', text: `${hand} never reaches ${what}: ${cm(gap)} off` };
  }
  for (const [hand, what] of keeps)
    for (const { time, joints } of moments) {
      const gap = gapTo(what, joints, hand);
      if (gap > TOUCH) yield { rule: 'touch', text: `${hand} leaves ${what}: ${cm(gap)} off ${at(time)}` };
    }
}

/** Hands that should hold something and are beside it, turned away from it, or open. */
export function* holdFindings(moments: Moment[], { holds = [] }: Contract): Generator<Finding> {
  for (const [hand, what] of holds)
    for (const { time, joints, pose } of moments) {
      const side = sideOf(hand);
      const { position, rotation } = joints[`wrist${side}`];
      const palm = offset(vec(), position, rotation, 0, -PALM, 0);
      const way = joints[what].position.clone().sub(palm);
      const facing = way.angleTo(direct(vec(), rotation, side === 'L' ? -1 : 1, 0, 0)) / DEGREE;
      const gap = way.length() - between(what);
      const { curl } = pose[`arm${side}`];
      if (gap > TOUCH || facing > FACING || curl < CLOSED)
        yield {
          rule: 'touch',
          text: `${hand} does not hold ${what}: ${cm(gap)} off, palm ${facing.toFixed(0)}° away, closed ${curl.toFixed(0)}° ${at(time)}`,
        };
    }
}

const inner = (joints: Joints, a: JointName, b: JointName, c: JointName) => {
  const [from, to] = [joints[a].position.clone(), joints[c].position.clone()];
  return from.sub(joints[b].position).angleTo(to.sub(joints[b].position)) / DEGREE;
};

const ANGLES: Record<AngleName, (joints: Joints, side: Side) => number> = {
  elbow: (joints, side) => inner(joints, `shoulder${side}`, `elbow${side}`, `wrist${side}`),
  knee: (joints, side) => inner(joints, `hip${side}`, `knee${side}`, `ankle${side}`),
  hip: (joints, side) => inner(joints, 'chest', `hip${side}`, `knee${side}`),
  forearm: (joints, side) => {
    const way = joints[`elbow${side}`].position.clone().sub(joints[`wrist${side}`].position);
    return Math.abs(Math.atan2(way.z, way.y)) / DEGREE;
  },
};

const TRUNK: Record<TrunkAngleName, (joints: Joints) => number> = {
  back: ({ pelvis, chest }) => {
    const up = direct(vec(), pelvis.rotation.clone().invert().multiply(chest.rotation), 0, 1, 0);
    return 180 - Math.atan2(up.z, up.y) / DEGREE;
  },
  lean: ({ chest }) => Math.acos(clamp(direct(vec(), chest.rotation, 0, 1, 0).y, -1, 1)) / DEGREE,
};
const isOfTrunk = (name: string): name is TrunkAngleName => name in TRUNK;

function sidesOf(name: string): [AngleName, Side[]] {
  const side = /[LR]$/.exec(name)?.[0] as Side | undefined;
  return side ? [name.slice(0, -1) as AngleName, [side]] : [name as AngleName, ['L', 'R']];
}

/** The values of a declared angle over the loop, for each side that it names. */
function valuesOf(moments: Moment[], name: string): [name: string, values: number[]][] {
  if (isOfTrunk(name)) return [[name, moments.map(({ joints }) => TRUNK[name](joints))]];
  const [angle, sides] = sidesOf(name);
  return sides.map((side) => [`${angle}${side}`, moments.map(({ joints }) => ANGLES[angle](joints, side))]);
}

export function* angleFindings(moments: Moment[], { angles = {} }: Contract): Generator<Finding> {
  for (const [declared, { smallest, largest }] of Object.entries(angles)) {
    for (const [name, values] of valuesOf(moments, declared)) {
      const ends = [
        ['smallest', Math.min(...values), smallest],
        ['largest', Math.max(...values), largest],
      ] as const;
      for (const [end, value, range] of ends)
        if (range && (value < range[0] || value > range[1]))
          yield {
            rule: 'angle',
            text: `${name} is ${value.toFixed(0)}° where it is ${end}, declared ${range.join(' … ')}`,
          };
    }
  }
}

/** Whether the foot that leaves its place first is the declared one. */
export function* firstFindings(moments: Moment[], { first }: Contract): Generator<Finding> {
  if (!first) return;
  const start = moments[0];
  const left = moments
    .map(({ joints }) =>
      SIDES.filter(
        ([side]) =>
          start && joints[`heel${side}`].position.distanceTo(start.joints[`heel${side}`].position) > AWAY,
      ),
    )
    .find((sides) => sides.length > 0);
  const [foot] = (left ?? []).map(([side]) => `foot${side}`);
  if (foot !== first) yield { rule: 'first', text: `${foot ?? 'no foot'} works first, declared ${first}` };
}

export function* stillFindings(moments: Moment[], { still = [] }: Contract): Generator<Finding> {
  const [first] = moments;
  if (!first) return;
  for (const joint of still) {
    const ways = moments.map(({ joints }) => joints[joint].position.distanceTo(first.joints[joint].position));
    const way = Math.max(...ways);
    if (way > STILL) yield { rule: 'still', text: `${joint} moves ${cm(way)} and is declared still` };
  }
}

/** Fingers close around what is held, and both hands around a goblet. */
export function* propFindings(moments: Moment[], kinds: readonly string[]): Generator<Finding> {
  const isHeld = kinds.some((kind) => kind === 'dumbbells' || kind === 'band' || kind === 'goblet');
  if (!isHeld) return;
  const closed = kinds.includes('goblet') ? 40 : 60;
  for (const { time, pose, joints } of moments) {
    const grip = (side: Side, sign: number) => gripOf(vec(), joints[`wrist${side}`], sign);
    for (const [side, sign] of SIDES) {
      const { curl } = pose[`arm${side}`];
      if (curl < closed - 0.5)
        yield {
          rule: 'prop',
          text: `hand${side} is open (${curl.toFixed(0)}°) around what it holds ${at(time)}`,
        };
      const axis = direct(vec(), joints[`wrist${side}`].rotation, 0, 0, 0.13);
      const lowest = grip(side, sign).y - Math.abs(axis.y);
      if (kinds.includes('dumbbells') && lowest < 0.03)
        yield { rule: 'prop', text: `dumbbell${side} is ${cm(0.03 - lowest)} under the floor ${at(time)}` };
    }
    const apart = grip('L', 1).distanceTo(grip('R', -1));
    if (kinds.includes('goblet') && apart > 0.14)
      yield { rule: 'prop', text: `hands are ${cm(apart)} apart around one weight ${at(time)}` };
  }
}
