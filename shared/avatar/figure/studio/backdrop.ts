import { CanvasTexture, CircleGeometry, Mesh, MeshBasicMaterial, SRGBColorSpace } from 'three';
import type { Grade } from './grades';

type Paint = (context: CanvasRenderingContext2D, width: number, height: number) => void;

function paintTexture(width: number, height: number, paint: Paint) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  return texture;
}

const addStops = (gradient: CanvasGradient, stops: [number, string][]) => {
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
};

/** A radial fade from the middle of a square texture to its edge. */
export const radialTexture = (size: number, stops: [number, string][]) =>
  paintTexture(size, size, (g) => {
    const middle = size / 2;
    g.fillStyle = addStops(g.createRadialGradient(middle, middle, 0, middle, middle, middle), stops);
    g.fillRect(0, 0, size, size);
  });

/** Noise against banding after encoding; its seed is fixed, so that every run draws identical frames. */
function dither(g: CanvasRenderingContext2D, width: number, height: number) {
  const image = g.getImageData(0, 0, width, height);
  let seed = 7;
  image.data.forEach((value, i) => {
    if (i % 4 === 3) return;
    seed = (seed * 1664525 + 1013904223) >>> 0;
    image.data[i] = value + ((seed >>> 24) % 5) - 2;
  });
  g.putImageData(image, 0, 0);
}

/** The wall: a vertical gradient with one glow behind the coach. */
export const wallTexture = (grade: Grade, aspect: number) =>
  paintTexture(Math.round(360 * aspect), 360, (g, width, height) => {
    g.fillStyle = addStops(g.createLinearGradient(0, 0, 0, height), grade.wall);
    g.fillRect(0, 0, width, height);
    g.save();
    g.translate(width / 2, height * grade.glow.y);
    g.scale(Math.max(0.8, aspect * 0.8), 1);
    g.fillStyle = addStops(g.createRadialGradient(0, 0, 0, 0, 0, height * 0.62), grade.glow.stops);
    g.fillRect(-width, -height, 2 * width, 2 * height);
    g.restore();
    dither(g, width, height);
  });

const alpha = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

/** A pool of light that lets the floor melt into the wall. */
export function floorLight({ floor: { color, strength } }: Grade) {
  const map = radialTexture(256, [
    [0, color + alpha(strength * 0.82)],
    [0.55, color + alpha(strength * 0.4)],
    [1, `${color}00`],
  ]);
  const material = new MeshBasicMaterial({ map, toneMapped: false, transparent: true, depthWrite: false });
  const mesh = new Mesh(new CircleGeometry(2.6, 64), material);
  mesh.rotation.x = -Math.PI / 2;
  mesh.position.y = -0.012;
  return mesh;
}
