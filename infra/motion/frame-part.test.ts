import { describe, expect, it } from 'vitest';
import { framePart, putFramePart } from './frame-part';

describe('The part of a frame that changes', () => {
  it('lands where it belongs, and leaves the rest of the picture alone', () => {
    const picture = Buffer.alloc(4 * 3 * 4, 9);
    const pixels = Uint8Array.from({ length: 2 * 2 * 4 }, (_, i) => 100 + i);
    putFramePart(Buffer.from(framePart({ x: 1, y: 1, width: 2, height: 2 }, pixels)), picture, 4);
    const first = (x: number, y: number) => picture[(y * 4 + x) * 4];
    const rows = [0, 1, 2].map((y) => [0, 1, 2, 3].map((x) => first(x, y)));
    expect(rows).toEqual([
      [9, 9, 9, 9],
      [9, 100, 104, 9],
      [9, 108, 112, 9],
    ]);
  });
});
