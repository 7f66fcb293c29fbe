import type { Box } from '../../shared/avatar/figure/studio/moving-box';

/** Four numbers of 32 bits before the pixels: where they belong. */
const HEADER = 16;

/** The part of a frame that has changed, as a message: where it is, and its RGBA pixels, bottom row first. */
export function framePart({ x, y, width, height }: Box, pixels: Uint8Array): Uint8Array<ArrayBuffer> {
  const message = new Uint8Array(HEADER + pixels.length);
  new Uint32Array(message.buffer, 0, 4).set([x, y, width, height]);
  message.set(pixels, HEADER);
  return message;
}

/** Puts such a message into a picture of the given width. */
export function putFramePart(message: Buffer, picture: Buffer, pictureWidth: number): void {
  const [x, y, width, height] = [0, 4, 8, 12].map((at) => message.readUInt32LE(at)) as [
    number,
    number,
    number,
    number,
  ];
  for (let row = 0; row < height; row++) {
    const from = HEADER + row * width * 4;
    message.copy(picture, ((y + row) * pictureWidth + x) * 4, from, from + width * 4);
  }
}
