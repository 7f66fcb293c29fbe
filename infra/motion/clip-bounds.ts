import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PerspectiveCamera, type Vector3 } from 'three';
import { exerciseMotions } from '../../shared/avatar/motion/exercises/catalogue';
import { compileMotion, type CompiledMotion, type Motion } from '../../shared/avatar/motion/motion';
import { CLIP_SAFE_AREA, frameCamera, projectedBounds } from '../../shared/avatar/figure/studio/framing';
import { CAMERA_ANGLE, framedBodies, framedPoints } from '../../shared/avatar/figure/studio/studio-scene';

/** As shares of the picture's width and height, from its left and top. */
export type Bounds = [left: number, top: number, right: number, bottom: number];

const rounded = (value: number) => Math.round(value * 1000) / 1000;

function boundsOf(points: Vector3[], camera: PerspectiveCamera): Bounds {
  const { left, right, bottom, top } = projectedBounds(points, camera);
  return [(left + 1) / 2, (1 - top) / 2, (right + 1) / 2, (1 - bottom) / 2].map(rounded) as Bounds;
}

/** The camera of a motion's clip, in position. */
export function clipCamera(motion: CompiledMotion): PerspectiveCamera {
  const camera = new PerspectiveCamera(CAMERA_ANGLE, 16 / 9, 0.1, 40);
  frameCamera(camera, framedPoints(motion), motion.view, CLIP_SAFE_AREA);
  return camera;
}

/** Where body and head are in a clip's picture, over its whole loop and its entry. */
export function clipBounds(motion: CompiledMotion): { body: Bounds; head: Bounds } {
  const camera = clipCamera(motion);
  const heads = framedBodies(motion).map(({ skull }) => skull.position);
  return { body: boundsOf(framedPoints(motion), camera), head: boundsOf(heads, camera) };
}

const studio = join(import.meta.dirname, '../../shared/avatar/figure/studio');
const boundsFile = join(studio, 'clip-bounds.json');
const entriesFile = join(studio, 'clip-entries.json');

type BoundsByExercise = Record<string, readonly number[]>;
export const readBounds = (): BoundsByExercise =>
  JSON.parse(readFileSync(boundsFile, 'utf8')) as BoundsByExercise;

/** Writes down where the named exercises are in their clips; the others stay as they stand. */
export function writeBounds(names: readonly string[]): void {
  const bounds = readBounds();
  for (const [name, motion] of Object.entries<Motion>(exerciseMotions)) {
    if (!names.includes(name)) continue;
    const { body, head } = clipBounds(compileMotion(motion));
    bounds[name] = [...body, ...head];
  }
  const lines = Object.keys(exerciseMotions)
    .toSorted()
    .flatMap((name) => (bounds[name] ? [`  "${name}": [${bounds[name].join(', ')}]`] : []));
  writeFileSync(boundsFile, `{\n${lines.join(',\n')}\n}\n`);
}

const isEntryRendered = (name: string) =>
  [name, `${name}.day`].every((id) => existsSync(`web/public/videos/${id}.entry.mp4`));

/** The exercises whose entry is rendered and plays once before the loop, as the files say and as the site was told. */
export const exercisesWithEntry = (): string[] =>
  Object.entries<Motion>(exerciseMotions)
    .flatMap(([name, { entry }]) => (entry && isEntryRendered(name) ? [name] : []))
    .toSorted();
export const readEntries = () => JSON.parse(readFileSync(entriesFile, 'utf8')) as string[];
export const writeEntries = () =>
  writeFileSync(entriesFile, `${JSON.stringify(exercisesWithEntry(), null, 2)}\n`);
