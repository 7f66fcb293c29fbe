import { DirectionalLight, Group, HemisphereLight, type Vector3 } from 'three';
import { DEGREE } from '../../motion/rig/maths';
import type { Grade } from './grades';

/** A grade's key light with shadow, rim lights, and fill. */
export class StudioLights extends Group {
  private readonly key: DirectionalLight;

  constructor({ sky, key, lights }: Grade, shadowSize: number) {
    super();
    this.key = new DirectionalLight(key.color, key.intensity);
    this.key.castShadow = true;
    const { shadow } = this.key;
    Object.assign(shadow.camera, { left: -1.6, right: 1.6, top: 1.8, bottom: -1.5, near: 0.5, far: 9 });
    shadow.mapSize.set(shadowSize, shadowSize);
    shadow.radius = 3.5;
    shadow.bias = -0.0008;
    shadow.normalBias = 0.014;
    this.add(new HemisphereLight(...sky), this.key, this.key.target);
    for (const { color, intensity, from } of lights) {
      const light = new DirectionalLight(color, intensity);
      light.position.set(...from);
      this.add(light, light.target);
    }
    this.key.position.set(...key.from).setY(key.from[1] + 0.3);
    this.key.target.position.set(0, 0.5, 0);
  }

  /**
   * Points the key light at the middle of the scene, so that its shadow map covers the motion. The lights stand around
   * the camera, which looks from `azimuth` degrees.
   */
  aim(x: number, z: number, azimuth: number) {
    this.position.set(x, 0, z);
    this.rotation.y = azimuth * DEGREE;
  }

  get keyDirection(): Vector3 {
    const { position, target } = this.key;
    return position.clone().sub(target.position).applyQuaternion(this.quaternion).normalize();
  }

  /** Frees the shadow map. */
  override dispose() {
    super.dispose();
    this.key.dispose();
  }
}
