import type { Box } from '../../shared/avatar/figure/studio/moving-box';

/** Two numbers of 32 bits before the pixels of each stretch: where it begins in the picture, and its length. */
const HEADER = 2;

/**
 * What has changed in a part of the picture since `before`, row by row, as a message; pixels are RGBA, bottom row first.
 * Most of a part is the same from one frame to the next, and sending it takes as long as drawing it.
 */
export function changesIn(
  { x, y, width, height }: Box,
  pictureWidth: number,
  pixels: Uint32Array,
  before?: Uint32Array,
): Uint32Array<ArrayBuffer> {
  const message = new Uint32Array(pixels.length + HEADER * height);
  let length = 0;
  for (let row = 0; row < height; row++) {
    let from = row * width;
    let to = from + width;
    if (before) {
      while (from < to && pixels[from] === before[from]) from++;
      while (to > from && pixels[to - 1] === before[to - 1]) to--;
    }
    if (from === to) continue;
    message[length++] = (y + row) * pictureWidth + x + from - row * width;
    message[length++] = to - from;
    message.set(pixels.subarray(from, to), length);
    length += to - from;
  }
  return message.slice(0, length);
}

/** Puts such a message into a picture. */
export function putChanges(message: Buffer, picture: Buffer): void {
  for (let at = 0; at < message.length;) {
    const [place, count] = [message.readUInt32LE(at), message.readUInt32LE(at + 4)];
    const from = at + HEADER * 4;
    at = from + count * 4;
    message.copy(picture, place * 4, from, at);
  }
}
