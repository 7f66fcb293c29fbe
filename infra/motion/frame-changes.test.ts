import { describe, expect, it } from 'vitest';
import { changesIn, putChanges } from './frame-changes';

const part = { x: 1, y: 1, width: 3, height: 2 };
const WIDTH = 4;
const pixels = Uint32Array.of(1, 2, 3, 4, 5, 6);

/** A picture of four by three pixels after messages, its rows from the bottom. */
function shown(...messages: Uint32Array[]) {
  const picture = Buffer.alloc(WIDTH * 3 * 4);
  for (const message of messages) putChanges(Buffer.from(message.buffer), picture);
  return [0, 1, 2].map((row) => [0, 1, 2, 3].map((x) => picture.readUInt32LE((row * WIDTH + x) * 4)));
}

describe('What changes from frame to frame', () => {
  const first = changesIn(part, WIDTH, pixels);

  it('lands where it belongs', () => {
    expect(shown(first)).toEqual([
      [0, 0, 0, 0],
      [0, 1, 2, 3],
      [0, 4, 5, 6],
    ]);
  });

  it('is only the stretch of a row between the first and the last change', () => {
    const next = Uint32Array.of(1, 9, 3, 4, 5, 6);
    const message = changesIn(part, WIDTH, next, pixels);
    expect(message.length).toBe(3);
    expect(shown(first, message)).toEqual([
      [0, 0, 0, 0],
      [0, 1, 9, 3],
      [0, 4, 5, 6],
    ]);
  });

  it('is nothing where nothing moves', () => {
    expect(changesIn(part, WIDTH, pixels, pixels)).toHaveLength(0);
  });
});
