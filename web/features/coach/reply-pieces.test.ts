import { describe, expect, it } from 'vitest';
import { textOf, withPiece, type ReplyPiece, type ReplyPieces } from './reply-pieces';

const written = (...pieces: ReplyPiece[]) =>
  textOf(pieces.reduce<ReplyPieces>((kept, piece) => withPiece(kept, piece), new Map()));

describe('A reply that comes in pieces', () => {
  it('reads as one text', () => {
    expect(written({ offset: 0, delta: 'Hips ' }, { offset: 5, delta: 'first.' })).toBe('Hips first.');
  });

  it('waits at a gap and goes on when the late piece comes', () => {
    expect(written({ offset: 0, delta: 'Hips ' }, { offset: 11, delta: ' Then' })).toBe('Hips ');
    expect(
      written({ offset: 0, delta: 'Hips ' }, { offset: 11, delta: ' Then' }, { offset: 5, delta: 'first.' }),
    ).toBe('Hips first. Then');
  });

  it('takes a repeated piece once', () => {
    const again = { offset: 2, delta: '!' };
    expect(written({ offset: 0, delta: 'Hi' }, again, again)).toBe('Hi!');
  });

  it('starts over with another try', () => {
    expect(
      written({ offset: 0, delta: 'Hips ' }, { offset: 5, delta: 'fi' }, { offset: 0, delta: 'Knees' }),
    ).toBe('Knees');
  });
});
