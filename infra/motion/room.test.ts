import { Mesh, Vector3 } from 'three';
import { describe, expect, it } from 'vitest';
import { GRADES } from '../../shared/avatar/figure/studio/grades';
import { Room } from '../../shared/avatar/figure/studio/room/room';
import { compileMotion } from '../../shared/avatar/motion/motion';
import { MOTIONS } from './catalogue';
import { clipCamera } from './clip-bounds';
import { provideRecordingCanvases } from './recording-canvas';

provideRecordingCanvases();
const room = new Room(GRADES.night.set);

function meshes() {
  const found: Mesh[] = [];
  room.traverse((object) => object instanceof Mesh && found.push(object));
  return found;
}

/** Corners of everything that stands on the floor, as they are in the world. */
function standing() {
  room.updateMatrixWorld(true);
  return meshes().flatMap(({ geometry, matrixWorld }) => {
    const position = geometry.getAttribute('position');
    return Array.from({ length: position.count }, (_, i) =>
      new Vector3().fromBufferAttribute(position, i).applyMatrix4(matrixWorld),
    ).filter(({ y }) => y > 0.02);
  });
}

describe('The room', () => {
  it('leaves the coach two meters on every side', () => {
    room.face({ view: 0, props: [] }, { x: 0, z: 0 });
    for (const { x, z } of standing()) expect(Math.hypot(x, z)).toBeGreaterThan(2);
  });

  it('stands behind her in every clip, as the camera sees it', () => {
    for (const motion of Object.values(MOTIONS).map(compileMotion)) {
      const camera = clipCamera(motion);
      const ahead = camera.getWorldDirection(new Vector3()).setY(0).normalize();
      const middle = camera.position.clone().addScaledVector(ahead, camera.position.length());
      room.face(motion, middle);
      room.updateMatrixWorld(true);
      const back = new Vector3(0, 0, -1).transformDirection(room.matrixWorld);
      expect(back.dot(ahead)).toBeCloseTo(1, 5);
    }
  });

  it('puts the floor under the mat she lies on, and else under her soles', () => {
    room.face({ view: 74, props: [{ kind: 'mat' }] }, { x: 0, z: 0 });
    expect(room.position.y).toBeCloseTo(-0.012, 5);
    room.face({ view: 74, props: [{ kind: 'chair' }] }, { x: 0, z: 0 });
    expect(room.position.y).toBeCloseTo(-0.002, 5);
  });

  it('is light enough for a phone', () => {
    const triangles = meshes().map(({ geometry: { index, attributes } }) => {
      const corners = index?.count ?? attributes['position']?.count ?? 0;
      return corners / 3;
    });
    expect(triangles.reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(30_000);
    expect(meshes().length).toBeLessThanOrEqual(25);
  });
});
