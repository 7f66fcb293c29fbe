import { CylinderGeometry, Group, Vector3, type BufferGeometry } from 'three';
import { contactShadow, paint, part, roundedPlate } from './piece';

/** Bends a plate backward at both sides, as a chair's back is. */
function curved(geometry: BufferGeometry, bend: number) {
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) position.setZ(i, position.getZ(i) + bend * position.getX(i) ** 2);
  geometry.computeVertexNormals();
  return geometry;
}

const UP = new Vector3(0, 1, 0);

/** A round bar between two points, thinner at its end. */
function bar(from: Vector3, to: Vector3, radius: number, end: number, material: ReturnType<typeof paint>) {
  const way = to.clone().sub(from);
  const mesh = part(new CylinderGeometry(end, radius, way.length(), 14), material);
  mesh.position.copy(from).addScaledVector(way, 0.5);
  mesh.quaternion.setFromUnitVectors(UP, way.normalize());
  return mesh;
}

/** A padded seat and back on round wooden legs; the seat is 0.45 high. */
export function buildChair(cloth: string, wood: string) {
  const chair = new Group();
  const [padding, frame] = [paint(cloth, 0.9), paint(wood, 0.55)];
  const seat = part(roundedPlate([0.45, 0.43, 0.05], 0.07, 0.018), padding, 0, 0.4);
  seat.rotation.x = -Math.PI / 2;
  const under = part(roundedPlate([0.4, 0.38, 0.022], 0.06, 0.005), frame, 0, 0.38);
  under.rotation.x = -Math.PI / 2;
  chair.add(seat, under);
  for (const x of [-1, 1]) {
    for (const z of [-1, 1]) {
      const foot = new Vector3(x * 0.2, 0, z * 0.19 - 0.005);
      chair.add(bar(foot, new Vector3(x * 0.165, 0.39, z * 0.155), 0.012, 0.018, frame));
      const spot = contactShadow([0.03, 0.03], 0.035, 0.7);
      spot.position.set(foot.x, 0.001, foot.z);
      chair.add(spot);
    }
    chair.add(
      bar(new Vector3(x * 0.165, 0.39, -0.185), new Vector3(x * 0.17, 0.82, -0.238), 0.016, 0.012, frame),
    );
  }
  const shade = contactShadow([0.3, 0.28], 0.14, 0.3);
  shade.position.y = 0.0008;
  const rest = part(curved(roundedPlate([0.43, 0.21, 0.035], 0.075, 0.012), 0.35), padding, 0, 0.795, -0.235);
  rest.rotation.x = -0.12;
  return chair.add(shade, rest);
}
