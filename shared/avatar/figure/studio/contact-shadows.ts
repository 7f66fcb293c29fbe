import { Group, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import type { JointName, Joints } from '../../motion/rig/joints';
import { radialTexture } from './backdrop';

const SPOTS: [JointName, size: number][] = [
  ['heelL', 0.11],
  ['heelR', 0.11],
  ['ballL', 0.13],
  ['ballR', 0.13],
  ['fingersL', 0.13],
  ['fingersR', 0.13],
  ['elbowL', 0.16],
  ['elbowR', 0.16],
  ['kneeL', 0.2],
  ['kneeR', 0.2],
  ['pelvis', 0.5],
  ['chest', 0.5],
];

/** Soft dark spots that appear where the body comes near the floor. */
export class ContactShadows extends Group {
  private readonly spots: { joint: JointName; size: number; mesh: Mesh<PlaneGeometry, MeshBasicMaterial> }[];

  constructor() {
    super();
    const map = radialTexture(64, [
      [0, '#3a1d1aff'],
      [0.4, '#3a1d1a80'],
      [1, '#3a1d1a00'],
    ]);
    this.spots = SPOTS.map(([joint, size]) => {
      const material = new MeshBasicMaterial({
        map,
        transparent: true,
        depthWrite: false,
        toneMapped: false,
      });
      const mesh = new Mesh(new PlaneGeometry(1, 1), material);
      mesh.rotation.x = -Math.PI / 2;
      mesh.position.y = 0.002;
      mesh.renderOrder = 2;
      this.add(mesh);
      return { joint, size, mesh };
    });
  }

  update(joints: Joints) {
    for (const { joint, size, mesh } of this.spots) {
      const { x, y, z } = joints[joint].position;
      const height = Math.max(0, y - (size > 0.3 ? 0.09 : 0.03));
      const strength = Math.exp(-height / (size * 0.75));
      mesh.position.setX(x).setZ(z);
      mesh.scale.setScalar(size * (1 + height * 2));
      mesh.material.opacity = 0.5 * strength;
      mesh.visible = strength > 0.03;
    }
  }
}
