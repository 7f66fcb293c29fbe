import { createHash, type Hash } from 'node:crypto';
import {
  Color,
  DirectionalLight,
  HemisphereLight,
  Mesh,
  REVISION,
  Texture,
  type BufferGeometry,
  type Object3D,
} from 'three';
import type { Look } from '../../shared/avatar/figure/body/looks';
import type { CompiledMotion } from '../../shared/avatar/motion/motion';
import { newRow } from '../../shared/avatar/motion/pose-row';
import type { Grade } from '../../shared/avatar/figure/studio/grades';
import { RENDERING } from '../../shared/avatar/figure/studio/studio-renderer';
import { StudioScene } from '../../shared/avatar/figure/studio/studio-scene';
import { RecordingCanvas, provideRecordingCanvases } from './recording-canvas';

/** A hundredth of a millimeter: less is invisible, and the last digits may differ between processors. */
const GRAIN = 1e-5;
/** When in the period, as shares of it, the whole scene is compared. */
const MOMENTS = [0, 0.3, 0.65];

const addNumbers = (hash: Hash, numbers: ArrayLike<number>) =>
  hash.update(Int32Array.from(numbers, (value) => Math.round(value / GRAIN)));
const addText = (hash: Hash, value: unknown) => hash.update(JSON.stringify(value));

function addPainting(hash: Hash, { image, repeat }: Texture) {
  addNumbers(hash, repeat.toArray());
  if (image instanceof RecordingCanvas) addText(hash, image.painting);
}

const surfaces = new WeakMap<BufferGeometry, { version: number; digest: Buffer }>();

/** Positions, normals, colors, and painted places of a surface; surfaces that are not rebuilt every frame are compared once. */
function digestOf(geometry: BufferGeometry): Buffer {
  const { version } = geometry.getAttribute('position') as { version?: number };
  const known = surfaces.get(geometry);
  if (known && known.version === version) return known.digest;
  const hash = createHash('sha256');
  for (const name of ['position', 'normal', 'color', 'uv'])
    addNumbers(hash, geometry.attributes[name]?.array ?? []);
  addNumbers(hash, geometry.index?.array ?? []);
  const digest = hash.digest();
  surfaces.set(geometry, { version: version ?? 0, digest });
  return digest;
}

/** The plain values of a material or light, its colors, and what was painted on its texture. */
function addValues(hash: Hash, owner: object) {
  for (const [name, value] of Object.entries(owner)) {
    if (name === 'id' || name === 'uuid' || name === 'version') continue;
    if (value instanceof Color) addNumbers(hash.update(name), value.toArray());
    else if (value instanceof Texture) addPainting(hash, value);
    else if (typeof value !== 'object' && typeof value !== 'function') addText(hash, [name, value]);
  }
}

function addObject(hash: Hash, object: Object3D) {
  addNumbers(hash, object.matrixWorld.elements);
  addText(hash, [object.type, object.castShadow, object.receiveShadow, object.renderOrder]);
  if (object instanceof Mesh) {
    hash.update(digestOf(object.geometry));
    addValues(hash, object.material);
  }
  if (object instanceof DirectionalLight || object instanceof HemisphereLight) addValues(hash, object);
  if (object instanceof DirectionalLight && object.castShadow) {
    addValues(hash, object.shadow);
    addNumbers(hash, [...object.shadow.mapSize, ...object.shadow.camera.projectionMatrix.elements]);
  }
}

/**
 * Whether a clip would look the same: a hash of the poses of all frames, and of everything drawn in a few of them
 * (surfaces, materials, lights, camera), independent of the code.
 */
export class Fingerprints {
  private readonly studio: StudioScene;

  constructor(
    look: Look,
    grade: Grade,
    private readonly aspect: number,
  ) {
    provideRecordingCanvases();
    this.studio = new StudioScene({ look, grade });
    this.studio.setAspect(aspect);
  }

  of(motion: CompiledMotion, frames: number): string {
    const { scene, camera } = this.studio;
    const hash = createHash('sha256');
    addText(hash, [REVISION, RENDERING, this.aspect]);
    const row = newRow();
    const addRows = ({ sampleRow }: Pick<CompiledMotion, 'sampleRow'>, secs: number) => {
      for (let i = 0; i < frames; i++) addNumbers(hash, sampleRow((i / frames) * secs, row));
    };
    addRows(motion, motion.period);
    if (motion.entry) {
      addText(hash, motion.entry.secs);
      addRows(motion.entry, motion.entry.secs);
    }
    this.studio.load(motion);
    for (const share of MOMENTS) {
      this.studio.moveTo(share * motion.period);
      scene.updateMatrixWorld();
      addNumbers(hash, camera.matrixWorld.elements);
      addNumbers(hash, camera.projectionMatrix.elements);
      if (scene.background instanceof Color) addNumbers(hash, scene.background.toArray());
      scene.traverseVisible((object) => addObject(hash, object));
    }
    return hash.digest('hex');
  }
}
