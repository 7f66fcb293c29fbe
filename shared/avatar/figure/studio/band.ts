import { CatmullRomCurve3, TubeGeometry, type Vector3 } from 'three';
import { gripOf } from '../../motion/rig/grip';
import type { Joint, Joints } from '../../motion/rig/joints';
import { vec } from '../../motion/rig/maths';

/** Meters between the hands at which the band is neither slack nor stretched, and its radius then. */
const REST = { length: 0.3, radius: 0.015 } as const;
/** Half the chest's width, its depth in front of the chest joint, and how much of both a meter upward takes. */
const CHEST = { width: 0.152, front: 0.117, narrowing: 0.45 } as const;
/** From the middle of a fist to where the band leaves it, in meters. */
const FIST_EDGE = 0.034;
const STEPS = 24;

/** A point of the band in the chest's frame: to the left, up, and forward. */
const inChest = ({ position, rotation }: Joint, point: Vector3) =>
  point.clone().sub(position).applyQuaternion(rotation.clone().invert());

const inFist = (wrist: Joint, sign: number, along: number) => gripOf(vec(), wrist, sign, along);

/** Whether the way over `b` bends around it, seen from above, instead of cutting behind it. */
const bendsForward = (a: Vector3, b: Vector3, c: Vector3) =>
  (b.x - a.x) * (c.z - a.z) - (b.z - a.z) * (c.x - a.x) < 0;

/** The shortest way from one hand to the other in front of the chest, in its frame. */
function tautWay(from: Vector3, to: Vector3, radius: number): Vector3[] {
  const grown = radius - CHEST.narrowing * Math.max(0, (from.y + to.y) / 2);
  const [width, front] = [CHEST.width + grown, CHEST.front + grown];
  const around = Array.from({ length: STEPS + 1 }, (_, i) => {
    const angle = Math.PI * (1 - i / STEPS);
    const x = width * Math.cos(angle);
    const share = (x - from.x) / (to.x - from.x);
    return vec(x, from.y + (to.y - from.y) * share, front * Math.sin(angle));
  }).filter(({ x }) => x > from.x && x < to.x);
  const way: Vector3[] = [];
  for (const point of [from, ...around, to]) {
    while (way.length > 1 && !bendsForward(way.at(-2) as Vector3, way.at(-1) as Vector3, point)) way.pop();
    way.push(point);
  }
  return way;
}

/** A band longer than the way between the hands sags as a parabola. */
function sag(from: Vector3, to: Vector3, depth: number): Vector3[] {
  return Array.from({ length: STEPS + 1 }, (_, i) => {
    const share = i / STEPS;
    const point = from.clone().lerp(to, share);
    point.y -= 4 * depth * share * (1 - share);
    return point;
  });
}

const lengthOf = (way: Vector3[]) =>
  way.reduce((sum, point, i) => sum + (i > 0 ? point.distanceTo(way[i - 1] as Vector3) : 0), 0);

/** Where a band between both fists runs, from right to left, and how thick it is: the longer, the thinner. */
export function bandWay({ wristL, wristR, chest }: Joints): { points: Vector3[]; radius: number } {
  const [left, right] = [inFist(wristL, 1, FIST_EDGE), inFist(wristR, -1, FIST_EDGE)];
  const apart = left.distanceTo(right);
  const ends = (between: Vector3[]) => [
    inFist(wristR, -1, -FIST_EDGE),
    inFist(wristR, -1, 0),
    ...between,
    inFist(wristL, 1, 0),
    inFist(wristL, 1, -FIST_EDGE),
  ];
  if (apart < REST.length) {
    const depth = Math.sqrt((3 / 8) * apart * (REST.length - apart));
    return { points: ends(sag(right, left, depth)), radius: REST.radius };
  }
  const way = tautWay(inChest(chest, right), inChest(chest, left), REST.radius);
  return {
    points: ends(way.map((point) => point.applyQuaternion(chest.rotation).add(chest.position))),
    radius: REST.radius * Math.sqrt(REST.length / lengthOf(way)),
  };
}

export function bandGeometry(joints: Joints) {
  const { points, radius } = bandWay(joints);
  return new TubeGeometry(new CatmullRomCurve3(points, false, 'centripetal'), 96, radius, 10);
}
