import {
  BufferGeometry,
  Color,
  DoubleSide,
  Float32BufferAttribute,
  Matrix4,
  Mesh,
  MeshBasicMaterial,
  Vector3,
} from 'three';
import type { RoomColors } from './colors';

/** How the room's light falls on what stands in it. */
export type RoomLight = RoomColors['light'];

const smooth = (x: number) => {
  const u = Math.min(1, Math.max(0, x));
  return u * u * (3 - 2 * u);
};

/** The light of a place in the room, baked once: sky and floor, one soft light from each side, dark corners. */
function bake({ sky, ground, left, right, haze: [haze, share] }: RoomLight) {
  const [above, below, fromLeft, fromRight, mist] = [sky, ground, left, right, haze].map(
    (color) => new Color(color),
  ) as [Color, Color, Color, Color, Color];
  const light = new Color();
  const toLeft = new Vector3(-0.8, 0.35, 0.45).normalize();
  const toRight = new Vector3(0.75, 0.3, 0.6).normalize();
  return (color: Color, at: Vector3, normal: Vector3) => {
    light.lerpColors(below, above, normal.y * 0.5 + 0.5);
    const lit = (from: Vector3) => smooth(normal.dot(from) * 0.6 + 0.4);
    const [l, r] = [lit(toLeft), lit(toRight)];
    light.r += fromLeft.r * l + fromRight.r * r;
    light.g += fromLeft.g * l + fromRight.g * r;
    light.b += fromLeft.b * l + fromRight.b * r;
    const open = 0.5 + 0.5 * smooth(at.y / 0.3);
    return color.multiply(light).multiplyScalar(open).lerp(mist, share);
  };
}

/** Many small surfaces joined to one mesh, with its light baked into vertex colors. */
export class Sculpture {
  private readonly positions: number[] = [];
  private readonly normals: number[] = [];
  private readonly colors: number[] = [];
  private readonly index: number[] = [];
  private readonly shade: ReturnType<typeof bake>;

  constructor(light: RoomLight) {
    this.shade = bake(light);
  }

  /** Adds a surface; `tint` may vary over it, by place and number of a corner. */
  add(
    geometry: BufferGeometry,
    color: string,
    place = new Matrix4(),
    tint?: (at: Vector3, corner: number) => number,
  ) {
    const first = this.positions.length / 3;
    const position = geometry.getAttribute('position');
    const normal = geometry.getAttribute('normal');
    const base = new Color(color);
    const [at, n, shaded] = [new Vector3(), new Vector3(), new Color()];
    for (let i = 0; i < position.count; i++) {
      at.fromBufferAttribute(position, i);
      shaded.copy(base).multiplyScalar(tint?.(at, i) ?? 1);
      at.applyMatrix4(place);
      n.fromBufferAttribute(normal, i).transformDirection(place);
      this.shade(shaded, at, n);
      this.positions.push(at.x, at.y, at.z);
      this.normals.push(n.x, n.y, n.z);
      this.colors.push(shaded.r, shaded.g, shaded.b);
    }
    const { index } = geometry;
    const corners = index?.count ?? position.count;
    for (let i = 0; i < corners; i++) this.index.push(first + (index?.getX(i) ?? i));
    geometry.dispose();
    return this;
  }

  build() {
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new Float32BufferAttribute(this.positions, 3));
    geometry.setAttribute('normal', new Float32BufferAttribute(this.normals, 3));
    geometry.setAttribute('color', new Float32BufferAttribute(this.colors, 3));
    geometry.setIndex(this.index);
    return new Mesh(
      geometry,
      new MeshBasicMaterial({ vertexColors: true, toneMapped: false, side: DoubleSide, dithering: true }),
    );
  }
}

export const at = (x: number, y: number, z: number, turn: [x?: number, y?: number, z?: number] = []) => {
  const [rx = 0, ry = 0, rz = 0] = turn;
  return new Matrix4()
    .makeTranslation(x, y, z)
    .multiply(new Matrix4().makeRotationY(ry))
    .multiply(new Matrix4().makeRotationX(rx))
    .multiply(new Matrix4().makeRotationZ(rz));
};
