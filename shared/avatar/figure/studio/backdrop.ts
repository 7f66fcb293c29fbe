import { addStops, paintTexture, type Stop } from './room/painting';

/** A radial fade from the middle of a square texture to its edge. */
export const radialTexture = (size: number, stops: Stop[]) =>
  paintTexture(size, size, (g) => {
    const middle = size / 2;
    g.fillStyle = addStops(g.createRadialGradient(middle, middle, 0, middle, middle, middle), stops);
    g.fillRect(0, 0, size, size);
  });
