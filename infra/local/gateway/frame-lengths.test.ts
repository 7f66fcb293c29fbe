import { describe, expect, it } from 'vitest';
import { watchFrameLengths } from './frame-lengths';

/** A masked text frame, with the shortest length field that fits (RFC 6455, section 5.2). */
function frame(bytes: number): Buffer {
  const length = Buffer.alloc(bytes < 126 ? 0 : bytes < 65_536 ? 2 : 8);
  if (length.length === 2) length.writeUInt16BE(bytes);
  if (length.length === 8) length.writeBigUInt64BE(BigInt(bytes));
  const marker = length.length === 0 ? bytes : length.length === 2 ? 126 : 127;
  return Buffer.concat([
    Buffer.from([0x81, 0x80 | marker]),
    length,
    Buffer.alloc(4),
    Buffer.alloc(bytes, 0x81),
  ]);
}

describe('the lengths of a client’s frames', () => {
  const sizes = [0, 5, 125, 126, 65_535, 65_536, 70_000, 1];
  const stream = Buffer.concat(sizes.map(frame));

  it.each([1, 7, 1000, stream.length])('are seen in chunks of %i bytes', (chunkBytes) => {
    const seen: number[] = [];
    const watch = watchFrameLengths((bytes) => seen.push(bytes));
    for (let at = 0; at < stream.length; at += chunkBytes) watch(stream.subarray(at, at + chunkBytes));
    expect(seen).toEqual(sizes);
  });
});
