import {
  BoxGeometry,
  CapsuleGeometry,
  CylinderGeometry,
  LatheGeometry,
  SphereGeometry,
  TorusGeometry,
  Vector2,
  Vector3,
} from 'three';
import type { RoomColors } from './colors';
import { BALL, BASKET, RACK } from './layout';
import { at, type Sculpture } from './sculpture';

type Colors = RoomColors['rack'];

/** From the front one sees a dumbbell's head: a beveled disc with a colored cap. */
function dumbbell(
  sculpture: Sculpture,
  { metal, bell }: Colors,
  cap: string,
  [x, y, size]: [number, number, number],
) {
  const half = 0.07 * size + 0.02;
  const r = 0.058 * size;
  const lying: [number] = [Math.PI / 2];
  sculpture.add(new CylinderGeometry(0.013, 0.013, half * 2, 10), metal, at(x, y, RACK.z, lying));
  const profile = [
    [0, 0],
    [r * 0.86, 0],
    [r, r * 0.16],
    [r, r],
    [r * 0.86, r * 1.16],
    [0, r * 1.16],
  ].map(([radius, way]) => new Vector2(radius, way));
  for (const z of [-half - r, half])
    sculpture.add(new LatheGeometry(profile, 18), bell, at(x, y, RACK.z + z, lying));
  sculpture.add(
    new CylinderGeometry(r * 0.56, r * 0.56, 0.01, 20),
    cap,
    at(x, y, RACK.z + half + r * 1.16, lying),
  );
}

function kettlebell(sculpture: Sculpture, color: string, x: number, y: number, size: number) {
  const r = 0.085 * size;
  sculpture.add(new SphereGeometry(r, 18, 12), color, at(x, y + r * 0.92, RACK.z + 0.02));
  const handle = new TorusGeometry(r * 0.62, r * 0.17, 8, 18, Math.PI * 1.3);
  sculpture.add(handle, color, at(x, y + r * 2.05, RACK.z + 0.02, [0, 0, -0.15 * Math.PI]));
}

function shelves(sculpture: Sculpture, { wood }: Colors) {
  const { x, z, width, height, depth } = RACK;
  for (const side of [-1, 1])
    sculpture.add(new BoxGeometry(0.035, height, depth), wood, at(x + (side * width) / 2, height / 2, z));
  for (const y of [0.09, 0.42, height - 0.018])
    sculpture.add(new BoxGeometry(width, 0.035, depth), wood, at(x, y, z));
}

/** Folded towels on the top shelf, and a bottle. */
function top(sculpture: Sculpture, { towels, bottle, metal }: Colors) {
  for (const [i, color] of towels.entries())
    sculpture.add(
      new CapsuleGeometry(0.03, 0.2, 4, 12),
      color,
      at(RACK.x - 0.34, RACK.height + 0.03 + i * 0.055, RACK.z + 0.03, [
        0,
        i * 0.08 - 0.1,
        Math.PI / 2,
      ]).scale(new Vector3(1, 1, 3.6)),
    );
  sculpture.add(
    new CylinderGeometry(0.036, 0.036, 0.19, 18),
    bottle,
    at(RACK.x + 0.36, RACK.height + 0.095, RACK.z + 0.04),
  );
  sculpture.add(
    new CylinderGeometry(0.024, 0.03, 0.045, 14),
    metal,
    at(RACK.x + 0.36, RACK.height + 0.21, RACK.z + 0.04),
  );
}

/** A low rack with dumbbells and kettlebells, a basket of rolled mats, and a ball by the window. */
export function buildRack({ rack }: RoomColors, sculpture: Sculpture) {
  shelves(sculpture, rack);
  top(sculpture, rack);
  for (let i = 0; i < 7; i++)
    dumbbell(sculpture, rack, rack.caps[i] as string, [
      RACK.x - 0.44 + i * 0.145 + i * i * 0.0006,
      0.5,
      0.85 + i * 0.045,
    ]);
  for (let i = 0; i < 4; i++)
    kettlebell(sculpture, rack.kettle, RACK.x - 0.39 + i * 0.255, 0.108, 0.8 + i * 0.13);
  const { x, z, radius, height } = BASKET;
  sculpture.add(
    new CylinderGeometry(radius, radius * 0.86, height, 28, 1, true),
    rack.basket,
    at(x, height / 2, z),
  );
  sculpture.add(new TorusGeometry(radius, 0.014, 8, 28), rack.basket, at(x, height, z, [Math.PI / 2]));
  for (const [i, color] of rack.mats.entries()) {
    const around = i * 2.1 + 0.4;
    const roll = new CylinderGeometry(0.062, 0.062, 0.62, 20);
    sculpture.add(
      roll,
      color,
      at(x + Math.cos(around) * 0.07, 0.36 + i * 0.015, z + Math.sin(around) * 0.07, [
        Math.sin(around) * 0.1,
        0,
        -Math.cos(around) * 0.12,
      ]),
    );
  }
  sculpture.add(new SphereGeometry(BALL.radius, 32, 20), rack.ball, at(BALL.x, BALL.radius * 0.97, BALL.z));
}
