import {
  CatmullRomCurve3,
  Color,
  Group,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  SphereGeometry,
  TubeGeometry,
  type BufferGeometry,
  type Material,
} from 'three';
import { vec } from '../../motion/rig/maths';
import { buildHair } from './hair';
import type { Look } from './looks';
import { Mouth } from './mouth';
import { faceSurface, sculpt, skullShape } from './skull';

type Triple = [number, number, number];

/** Face, ears, and hair around the middle of the skull. */
export class Head extends Group {
  readonly mouth: Mouth;
  private readonly lids: Mesh[] = [];

  constructor(look: Look) {
    super();
    const broad = look.build === 'broad';
    const skin = new MeshStandardMaterial({ color: look.skin, roughness: 0.62 });
    const hair = new MeshStandardMaterial({ color: look.hair, roughness: 0.6 });
    const lip = new MeshStandardMaterial({ color: look.lip, roughness: 0.6 });
    const dark = new MeshBasicMaterial({ color: '#241a18' });
    const glint = new MeshBasicMaterial({ color: '#ffffff' });
    const blush = new MeshStandardMaterial({
      color: new Color(look.skin).lerp(new Color('#f0524a'), 0.35),
      roughness: 0.8,
      transparent: true,
      opacity: 0.28,
    });
    const shape = skullShape(broad ? 0.2 : 0.3);
    const on = faceSurface(shape);
    const dot = new SphereGeometry(1, 20, 16);
    const put = (material: Material, at: Triple, scale: Triple, turn: Triple = [0, 0, 0]) => {
      const mesh = this.mesh(dot, material, at);
      mesh.scale.set(...scale);
      mesh.rotation.set(...turn);
      return mesh;
    };
    const stroke = (points: [number, number][], out: number, radius: number, material: Material) => {
      const curve = new CatmullRomCurve3(points.map(([x, y]) => vec(...on(x, y, out))));
      this.mesh(new TubeGeometry(curve, 24, radius, 8), material, [0, 0, 0]);
    };
    this.mesh(sculpt(new SphereGeometry(1, 48, 40), shape), skin, [0, 0, 0]).receiveShadow = true;
    for (const s of [1, -1]) {
      put(dark, on(s * 0.031, 0.002, -0.0015), [0.0098, 0.0128, 0.0048], [0, s * 0.3, 0]);
      put(glint, on(s * 0.031 + 0.0035, 0.0065, 0.0028), [0.0029, 0.0031, 0.0014]);
      this.lids.push(put(skin, on(s * 0.031, 0.002, -0.001), [0.0128, 0.0155, 0.0072], [0, s * 0.3, 0]));
      const lash: [number, number][] = [
        [-0.0135, 0.006],
        [-0.006, 0.0138],
        [0.006, 0.0145],
        [0.0165, 0.0095],
      ];
      stroke(
        lash.map(([x, y]) => [s * (0.031 + x), 0.002 + y]),
        ...([0.0006, 0.0015, dark] as const),
      );
      const brow: [number, number][] = [
        [0.016, 0.029],
        [0.024, 0.0335],
        [0.035, 0.035],
        [0.047, 0.03],
      ];
      stroke(
        brow.map(([x, y]) => [s * x, y]),
        ...([0.0004, broad ? 0.0042 : 0.003, hair] as const),
      );
      put(skin, [s * 0.079, -0.012, -0.008], [0.011, 0.025, 0.017], [0, s * -0.3, s * -0.12]);
      put(blush, on(s * 0.043, -0.03, -0.0035), [0.0165, 0.0115, 0.0055], [0, s * 0.5, 0]).castShadow = false;
    }
    put(skin, on(0, -0.022, 0.0015), [0.0105, 0.0098, 0.0115]);
    this.mouth = new Mouth(on, lip);
    this.add(this.mouth, buildHair(shape, look));
    this.scale.setScalar(1.16);
    this.blink(false);
  }

  private mesh(geometry: BufferGeometry, material: Material, at: Triple) {
    const mesh = new Mesh(geometry, material);
    mesh.position.set(...at);
    mesh.castShadow = true;
    this.add(mesh);
    return mesh;
  }

  blink(closed: boolean) {
    for (const lid of this.lids) lid.visible = closed;
  }
}
