import { DirectionalLight, Group, HemisphereLight, Vector3 } from 'three';
import type { Grade } from './grades';

/** A grade's key light with shadow, rim lights, and fill. */
export class StudioLights extends Group {
  private readonly key: DirectionalLight;
  private readonly keyFrom: Vector3;

  constructor({ sky, key, lights }: Grade, shadowSize: number) {
    super();
    this.keyFrom = new Vector3(...key.from);
    this.key = new DirectionalLight(key.color, key.intensity);
    this.key.castShadow = true;
    const { shadow } = this.key;
    Object.assign(shadow.camera, { left: -1.6, right: 1.6, top: 1.8, bottom: -1.5, near: 0.5, far: 9 });
    shadow.mapSize.set(shadowSize, shadowSize);
    shadow.bias = -0.0006;
    shadow.normalBias = 0.012;
    this.add(new HemisphereLight(...sky), this.key, this.key.target);
    for (const { color, intensity, from } of lights) {
      const light = new DirectionalLight(color, intensity);
      light.position.set(...from);
      this.add(light);
    }
    this.aim(0, 0);
  }

  /** Points the key light at the middle of the scene, so that its shadow map covers the motion. */
  aim(x: number, z: number) {
    this.key.target.position.set(x, 0.5, z);
    this.key.position.copy(this.keyFrom).add(new Vector3(x, 0.3, z));
  }

  /** Frees the shadow map. */
  override dispose() {
    super.dispose();
    this.key.dispose();
  }
}
