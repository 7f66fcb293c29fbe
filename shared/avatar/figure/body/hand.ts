import { CapsuleGeometry, Group, Mesh, SphereGeometry, type Material } from 'three';
import { DEGREE } from '../../motion/rig/maths';

const FINGERS = [
  { length: 0.034, drop: 0.002 },
  { length: 0.039, drop: 0 },
  { length: 0.036, drop: 0.003 },
  { length: 0.028, drop: 0.012 },
];

/** A hand hanging down from the wrist: palm, four fingers that curl, thumb. */
export class Hand extends Group {
  private readonly joints: [Group, Group][] = [];
  private readonly thumb = new Group();

  /** @param sign +1 for the left hand, -1 for the right */
  constructor(
    private readonly sign: 1 | -1,
    private readonly material: Material,
    size: number,
  ) {
    super();
    this.add(this.ellipsoid([0.017, 0.052, 0.04], [0, -0.045, 0.002]));
    this.add(this.ellipsoid([0.02, 0.03, 0.026], [0, -0.012, 0]));
    FINGERS.forEach(({ length, drop }, i) => {
      const finger = new Group();
      finger.position.set(0, -0.083 + drop, 0.03 - i * 0.019);
      finger.rotation.x = (1.5 - i) * -0.05;
      const tip = new Group();
      tip.position.y = -length;
      finger.add(this.segment(0.0098, length), tip);
      tip.add(this.segment(0.009, length * 0.75));
      this.add(finger);
      this.joints.push([finger, tip]);
    });
    this.thumb.position.set(-sign * 0.006, -0.025, 0.03);
    this.thumb.add(this.segment(0.0115, 0.042));
    this.add(this.thumb);
    this.scale.setScalar(size * 0.98);
    this.traverse((part) => (part.castShadow = part instanceof Mesh));
  }

  private ellipsoid(scale: [number, number, number], position: [number, number, number]) {
    const mesh = new Mesh(new SphereGeometry(1, 14, 10), this.material);
    mesh.scale.set(...scale);
    mesh.position.set(...position);
    return mesh;
  }

  private segment(radius: number, length: number) {
    const mesh = new Mesh(new CapsuleGeometry(radius, length, 3, 8), this.material);
    mesh.position.y = -length / 2;
    return mesh;
  }

  /** Closes the hand: 0 is flat, about 80 a fist. Degrees. */
  curl(degrees: number) {
    const angle = degrees * DEGREE;
    for (const [finger, tip] of this.joints) {
      finger.rotation.z = -this.sign * angle * 0.8;
      tip.rotation.z = -this.sign * angle;
    }
    const fist = Math.min(1, Math.max(0, degrees / 80 - 0.4));
    this.thumb.rotation.set(-0.75 + fist * 0.5, 0, -this.sign * (0.15 + fist * 0.9));
  }
}
