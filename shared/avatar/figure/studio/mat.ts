import { Group, MeshStandardMaterial } from 'three';
import { contactShadow, part, roundedPlate } from './piece';
import { dither, faded, paintTexture, paintTile } from './room/painting';

export const MAT_THICKNESS = 0.012;
const [WIDTH, LENGTH] = [0.68, 1.85];
/** From the edge to the stitched line, in meters. */
const HEM = 0.028;

/** Seen from above: a woven ground, a stitched hem, a line to align to. */
const cover = (color: string, thread: string) => {
  const scale = 420;
  return paintTexture(Math.round(WIDTH * scale), Math.round(LENGTH * scale), (g, width, height) => {
    g.fillStyle = color;
    g.fillRect(0, 0, width, height);
    const hem = HEM * scale;
    g.strokeStyle = faded(thread, 0.75);
    g.lineWidth = 1.6;
    g.setLineDash([5, 3.4]);
    g.strokeRect(hem, hem, width - 2 * hem, height - 2 * hem);
    g.setLineDash([]);
    g.strokeStyle = faded(thread, 0.28);
    g.lineWidth = 2.4;
    g.beginPath();
    for (const y of [0.5, 0.16, 0.84]) {
      const reach = y === 0.5 ? 0.5 - hem / width - 0.03 : 0.09;
      g.moveTo(width * (0.5 - reach), height * y);
      g.lineTo(width * (0.5 + reach), height * y);
    }
    g.stroke();
  });
};

/** A mat whose top is at y = 0, with a shadow where it lies on the floor. */
export function buildMat(color: string, thread: string) {
  const map = cover(color, thread);
  const fit = (texture: typeof map) => {
    texture.repeat.set(1 / WIDTH, 1 / LENGTH);
    texture.offset.set(0.5, 0.5);
    return texture;
  };
  const grain = paintTile([64, 64], [18, 18], (g, width, height) => {
    g.fillStyle = '#808080';
    g.fillRect(0, 0, width, height);
    dither(g, width, height, 60);
  });
  const material = new MeshStandardMaterial({
    map: fit(map),
    bumpMap: grain,
    bumpScale: 0.35,
    roughness: 0.92,
  });
  const mat = part(
    roundedPlate([WIDTH, LENGTH, MAT_THICKNESS], 0.045, 0.0045),
    material,
    0,
    -MAT_THICKNESS - 0.0005,
  );
  mat.rotation.x = -Math.PI / 2;
  // The ground over it shows her shadow on floor and mat alike.
  mat.castShadow = false;
  mat.receiveShadow = false;
  const shadow = contactShadow([WIDTH, LENGTH], 0.05, 0.6);
  shadow.position.y = -MAT_THICKNESS + 0.001;
  return new Group().add(shadow, mat);
}
