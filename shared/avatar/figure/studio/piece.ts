import {
  ExtrudeGeometry,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
  Shape,
  type BufferGeometry,
} from 'three';
import { faded, paintTexture } from './room/painting';

export const paint = (color: string, roughness = 0.8) => new MeshStandardMaterial({ color, roughness });

export function part(geometry: BufferGeometry, material: MeshStandardMaterial, x = 0, y = 0, z = 0) {
  const mesh = new Mesh(geometry, material);
  mesh.position.set(x, y, z);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

/** A plate with round corners and a soft edge, lying in x and y, its back at z = 0. */
export function roundedPlate(
  [width, height, thickness]: [number, number, number],
  radius: number,
  bevel: number,
) {
  const [x, y, r] = [width / 2 - bevel, height / 2 - bevel, radius];
  const shape = new Shape()
    .absarc(x - r, y - r, r, 0, Math.PI / 2)
    .absarc(r - x, y - r, r, Math.PI / 2, Math.PI)
    .absarc(r - x, r - y, r, Math.PI, Math.PI * 1.5)
    .absarc(x - r, r - y, r, Math.PI * 1.5, Math.PI * 2);
  const geometry = new ExtrudeGeometry(shape, {
    depth: thickness - 2 * bevel,
    bevelSize: bevel,
    bevelThickness: bevel,
    bevelSegments: 4,
    curveSegments: 10,
  });
  return geometry.translate(0, 0, bevel);
}

/** The painted shadow under something that stands on the floor: a soft rectangle, or a spot. */
export function contactShadow([width, depth]: [number, number], blur: number, opacity: number) {
  const [wide, deep] = [width + 2 * blur, depth + 2 * blur];
  const scale = 128 / Math.max(wide, deep);
  const map = paintTexture(Math.ceil(wide * scale), Math.ceil(deep * scale), (g) => {
    const steps = 16;
    const inset = (share: number) => blur * scale * 2 * share;
    g.lineJoin = 'round';
    g.fillStyle = faded('#1c0d14', 1 / steps);
    for (let i = 0; i < steps; i++) {
      const margin = inset((i + 0.5) / steps);
      const [w, h] = [wide * scale - 2 * margin, deep * scale - 2 * margin];
      if (w <= 0 || h <= 0) continue;
      const r = Math.min(w, h) / 2;
      const corner = Math.min(r, blur * scale);
      g.beginPath();
      g.arc(margin + corner, margin + corner, corner, Math.PI, Math.PI * 1.5);
      g.arc(margin + w - corner, margin + corner, corner, Math.PI * 1.5, 0);
      g.arc(margin + w - corner, margin + h - corner, corner, 0, Math.PI / 2);
      g.arc(margin + corner, margin + h - corner, corner, Math.PI / 2, Math.PI);
      g.fill();
    }
  });
  const material = new MeshBasicMaterial({
    map,
    opacity,
    transparent: true,
    depthWrite: false,
    toneMapped: false,
  });
  const mesh = new Mesh(new PlaneGeometry(wide, deep), material);
  mesh.rotation.x = -Math.PI / 2;
  return mesh;
}
