import { BufferAttribute, BufferGeometry, Color, Mesh, type Material, type Vector3 } from 'three';
import { FRAME, type Pose } from '../../motion/pose';
import { smooth } from '../../motion/rig/maths';
import { PROPORTIONS as B } from '../../motion/rig/proportions';
import { BARE } from './loft';
import { handMesh, TIE } from './hand-mesh';
import { HandPlaces, PLACE, type HandPose } from './hand-places';

/** A hand hanging down from the wrist: one soft surface whose fingers curl and whose wrist follows the forearm. */
export class Hand extends Mesh<BufferGeometry, Material> {
  readonly pose: HandPose = { curl: 0, support: 0, grip: 0, fore: Float64Array.of(0, 1, 0) };
  private readonly surface = handMesh();
  private readonly places: HandPlaces;
  private readonly points = new BufferAttribute(new Float32Array(this.surface.vertices * 3), 3);
  private readonly normals = new BufferAttribute(new Float32Array(this.surface.vertices * 3), 3);

  /** @param sign +1 for the left hand, -1 for the right */
  constructor(
    private readonly sign: 1 | -1,
    material: Material,
    skin: string,
    size: number,
  ) {
    super(new BufferGeometry(), material);
    this.geometry.setAttribute('position', this.points);
    this.geometry.setAttribute('normal', this.normals);
    // It shares the forearm's material, in which every vertex has its color, and cloth its folds.
    const { vertices } = this.surface;
    const each = (values: number[]) =>
      new BufferAttribute(
        Float32Array.from({ length: vertices * 3 }, (_, i) => values[i % 3] as number),
        3,
      );
    this.geometry.setAttribute('color', each(new Color(skin).toArray()));
    this.geometry.setAttribute('fold', each([0, 0, BARE]));
    // One hand is the mirror image of the other: its triangles turn the other way.
    const { index } = this.surface;
    this.geometry.setIndex(sign > 0 ? index : index.toReversed());
    this.places = new HandPlaces(size);
    this.scale.setScalar(size);
    this.castShadow = true;
    this.receiveShadow = true;
    this.frustumCulled = false;
  }

  /** Curls the fingers, lays the palm flat where it is placed on a surface, and bends the wrist to the forearm. */
  bend(curl: number, { frame, pin, flat }: Pose['handL'], forearm: Vector3, bar: boolean) {
    const { pose } = this;
    pose.grip = bar ? 1 : 0;
    pose.curl = curl;
    pose.support = frame === FRAME.world ? pin * flat * (1 - smooth(curl, 26, 46)) : 0;
    pose.fore[0] = -this.sign * forearm.x;
    pose.fore[1] = forearm.y;
    pose.fore[2] = forearm.z;
    this.places.write(pose);
    this.carry();
    if (pose.support > 0) this.flatten();
    this.points.needsUpdate = true;
    this.normals.needsUpdate = true;
  }

  /** Presses what reaches below the surface on which the palm lies flat. */
  private flatten() {
    const points = this.points.array;
    const ground = B.palm / this.scale.x;
    for (let i = 0; i < points.length; i += 3) {
      const deep = -this.sign * (points[i] as number) - ground;
      if (deep > 0) points[i] = (points[i] as number) + this.sign * deep * this.pose.support;
    }
  }

  /** Carries the surface along with the places it is tied to. */
  private carry() {
    const { pairs, ties } = this.surface;
    const { numbers } = this.places;
    const [points, normals] = [this.points.array, this.normals.array];
    points.fill(0);
    normals.fill(0);
    for (let i = 0, tie = 0; i < pairs.length; i += 2, tie += TIE) {
      const place = (pairs[i + 1] as number) * PLACE;
      const share = ties[tie + 6] as number;
      for (let k = 0; k < 3; k++) {
        const at = (pairs[i] as number) * 3 + k;
        const mirror = k === 0 ? -this.sign : 1;
        const toPalm = mirror * (numbers[place + 3 + k] as number);
        const up = mirror * (numbers[place + 6 + k] as number);
        const toThumb = mirror * (numbers[place + 9 + k] as number);
        points[at] =
          (points[at] as number) +
          share * mirror * (numbers[place + k] as number) +
          (ties[tie] as number) * toPalm +
          (ties[tie + 1] as number) * up +
          (ties[tie + 2] as number) * toThumb;
        normals[at] =
          (normals[at] as number) +
          (ties[tie + 3] as number) * toPalm +
          (ties[tie + 4] as number) * up +
          (ties[tie + 5] as number) * toThumb;
      }
    }
  }
}
