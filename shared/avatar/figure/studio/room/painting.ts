import { CanvasTexture, RepeatWrapping, SRGBColorSpace } from 'three';

export type Stop = [at: number, color: string];
type Context = CanvasRenderingContext2D;

export function paintTexture(
  width: number,
  height: number,
  paint: (g: Context, width: number, height: number) => void,
) {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const context = canvas.getContext('2d');
  if (context) paint(context, width, height);
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** A painting measured in meters, `left` and `top` being its corner; y goes up. */
export const paintMeters = (
  { left, top, width, height }: { left: number; top: number; width: number; height: number },
  pixelsPerMeter: number,
  paint: (g: Context) => void,
) =>
  paintTexture(Math.round(width * pixelsPerMeter), Math.round(height * pixelsPerMeter), (g) => {
    g.setTransform(pixelsPerMeter, 0, 0, -pixelsPerMeter, -left * pixelsPerMeter, top * pixelsPerMeter);
    paint(g);
  });

/** A painting that repeats over a surface. */
export function paintTile(
  size: [width: number, height: number],
  repeats: [x: number, y: number],
  paint: (g: Context, width: number, height: number) => void,
) {
  const texture = paintTexture(...size, paint);
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  texture.repeat.set(...repeats);
  return texture;
}

export const addStops = (gradient: CanvasGradient, stops: Stop[]) => {
  for (const [at, color] of stops) gradient.addColorStop(at, color);
  return gradient;
};

/** A color with an opacity from 0 to 1. */
export const faded = (color: string, opacity: number) =>
  color +
  Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0');

export function fillDown(g: Context, stops: Stop[], [x, y, width, height]: [number, number, number, number]) {
  g.fillStyle = addStops(g.createLinearGradient(0, y + height, 0, y), stops);
  g.fillRect(x, y, width, height);
}

/** A soft ellipse that fades from its middle to nothing. */
export function glow(
  g: Context,
  [x, y, rx, ry]: [number, number, number, number],
  color: string,
  opacity: number,
) {
  g.save();
  g.translate(x, y);
  g.scale(rx, ry);
  const eased = [0, 0.15, 0.3, 0.45, 0.6, 0.75, 0.9, 1].map((at): Stop => {
    const fall = (1 - at * at) ** 2;
    return [at, faded(color, opacity * fall)];
  });
  g.fillStyle = addStops(g.createRadialGradient(0, 0, 0, 0, 0, 1), eased);
  g.fillRect(-1, -1, 2, 2);
  g.restore();
}

/** Strokes the current path again and again, wider and fainter, so that its edge is soft. */
export function strokeSoftly(g: Context, color: string, width: number, opacity: number) {
  const steps = 36;
  g.lineJoin = 'round';
  g.strokeStyle = faded(color, opacity / steps);
  for (let i = 1; i <= steps; i++) {
    g.lineWidth = width * (i / steps) ** 2;
    g.stroke();
  }
}

/** Random numbers from 0 to 1; the seed is fixed, so that every run draws identical frames. */
export function randomNumbers(seed: number) {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Noise against banding after encoding, in steps of the color range. */
export function dither(g: Context, width: number, height: number, reach: number) {
  const image = g.getImageData(0, 0, width, height);
  const { data } = image;
  let seed = 7;
  for (let i = 0; i < data.length; i += 4) {
    seed = (seed * 1664525 + 1013904223) >>> 0;
    const shift = ((seed >>> 24) % (2 * reach + 1)) - reach;
    for (let c = i; c < i + 3; c++) data[c] = (data[c] as number) + shift;
  }
  g.putImageData(image, 0, 0);
}
