import { Mesh, Vector3, type Object3D } from 'three';
import { describe, expect, it } from 'vitest';
import { LOOKS } from '../../shared/avatar/figure/body/looks';
import { GRADES } from '../../shared/avatar/figure/studio/grades';
import { movingBox } from '../../shared/avatar/figure/studio/moving-box';
import { StudioScene } from '../../shared/avatar/figure/studio/studio-scene';
import { compileMotion } from '../../shared/avatar/motion/motion';
import { MOTIONS, type MotionName } from './catalogue';
import { NORMAL } from './clip-sizes';
import { provideRecordingCanvases } from './recording-canvas';

provideRecordingCanvases();
const size: [number, number] = [NORMAL.width, NORMAL.height];
const studio = new StudioScene({ look: LOOKS.ana, grade: GRADES.night });
studio.setAspect(NORMAL.width / NORMAL.height);
studio.show('coach');
const point = new Vector3();

/** Calls with the places in the picture, in pixels, of everything that is drawn and throws a shadow. */
function eachPlace(object: Object3D, use: (x: number, y: number) => void) {
  if (!object.visible) return;
  if (object instanceof Mesh && object.castShadow && !('isInstancedMesh' in object)) {
    const position = object.geometry.getAttribute('position');
    for (let i = 0; i < position.count; i += 3) {
      point.fromBufferAttribute(position, i).applyMatrix4(object.matrixWorld).project(studio.camera);
      use(((point.x + 1) / 2) * size[0], ((point.y + 1) / 2) * size[1]);
    }
  }
  for (const child of object.children) eachPlace(child, use);
}

describe('The part of a clip that is drawn anew for each frame', () => {
  it.each(['squat', 'jumping-jack', 'burpee', 'push-up', 'cat-cow', 'wall-sit'] satisfies MotionName[])(
    'holds all of her in every moment of %s, and less than the picture',
    (name) => {
      const motion = compileMotion(MOTIONS[name]);
      studio.load(motion);
      const box = movingBox(motion, studio.camera, studio.toLight, size);
      expect(box.width * box.height).toBeLessThan(size[0] * size[1]);
      const outside = new Set<number>();
      for (let time = -(motion.entry?.secs ?? 0); time < motion.period; time += 0.2) {
        studio.moveTo(time);
        studio.scene.updateMatrixWorld();
        eachPlace(studio.scene, (x, y) => {
          const isInside = x >= box.x && x <= box.x + box.width && y >= box.y && y <= box.y + box.height;
          if (!isInside) outside.add(time);
        });
      }
      expect([...outside]).toEqual([]);
    },
  );
});
