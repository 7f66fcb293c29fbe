import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseMeasurement } from './parse-measurement';

const parse = (...bytes: number[]) => parseMeasurement(new DataView(Uint8Array.from(bytes).buffer));

describe('A heart rate measurement', () => {
  it.each([
    ['in one byte', [0b0000, 128], 128],
    ['in two bytes, the low one first', [0b0001, 0x96, 0x00], 150],
    ['with contact', [0b0110, 90], 90],
    ['from a strap that does not say whether it has contact', [0b0010, 90], 90],
    ['with RR intervals behind it', [0b1_0000, 61, 0x00, 0x04], 61],
    ['with energy and RR intervals behind it', [0b1_1001, 0x3d, 0x00, 1, 0, 0, 4], 61],
  ])('is read %s', (_, bytes, beats) => expect(parse(...bytes)).toBe(beats));

  it.each([
    ['empty', []],
    ['only flags', [0b0]],
    ['cut in the middle of two bytes', [0b1, 0x96]],
    ['without contact', [0b0100, 128]],
    ['of a strap that found no beat', [0b0, 0]],
    ['below what is possible', [0b0, 24]],
    ['above what is possible', [0b0, 241]],
    ['far above, in two bytes', [0b1, 0xff, 0xff]],
  ])('is no value if it is %s', (_, bytes) => expect(parse(...bytes)).toBeNull());

  it('never throws, and is nothing impossible, whatever comes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 24 }), (bytes) => {
        const beats = parse(...bytes);
        expect(beats === null || (beats >= 25 && beats <= 240)).toBe(true);
      }),
    );
  });
});
