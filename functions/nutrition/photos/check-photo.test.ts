import { decode } from 'jpeg-js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { badPhotos, makePhoto, withNotes } from '../../../tests/support/photos';
import { AppError } from '../../platform/errors';
import { checkPhoto } from './check-photo';

const photo = makePhoto({ width: 96, height: 64 });

function codeOf(bytes: Buffer): string | null {
  try {
    checkPhoto(bytes);
    return null;
  } catch (error) {
    if (error instanceof AppError) return error.code;
    throw error;
  }
}

describe('A photo that was sent', () => {
  it('is kept pixel by pixel', () => {
    const { width, height, bytes } = checkPhoto(photo);
    expect([width, height]).toEqual([96, 64]);
    expect(decode(bytes).data).toEqual(decode(photo).data);
  });

  it('is kept without place, time, comments and previews, and looks the same', () => {
    const { bytes } = checkPhoto(withNotes(photo, '51.5007N 0.1246W'));
    expect(bytes.includes('51.5007N')).toBe(false);
    expect(bytes.includes('Exif')).toBe(false);
    expect(decode(bytes).data).toEqual(decode(photo).data);
  });

  it('may end in padding, which is left out', () => {
    expect(checkPhoto(Buffer.concat([photo, Buffer.alloc(32)])).bytes).toEqual(checkPhoto(photo).bytes);
  });

  it.each(Object.entries(badPhotos()))('is refused when it is %s', (_, { bytes, code }) => {
    expect(codeOf(bytes)).toBe(code);
  });

  it('is refused by a code of ours wherever it breaks off, and whatever bytes are wrong', () => {
    const known = ['photo_type_unknown', 'photo_damaged', 'photo_too_large', null];
    fc.assert(
      fc.property(fc.nat(photo.length - 1), (end) => {
        expect(codeOf(photo.subarray(0, end))).toMatch(/^photo_(type_unknown|damaged)$/);
      }),
      { numRuns: 60 },
    );
    const changes = fc.array(fc.tuple(fc.nat(photo.length - 1), fc.nat(255)), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(changes, (places) => {
        const changed = Buffer.from(photo);
        for (const [at, byte] of places) changed[at] = byte;
        expect(known).toContain(codeOf(changed));
      }),
      { numRuns: 150 },
    );
  });
});
