import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseFriendInput } from './parse-friend-input';

const id = '0f5c1a52-6b9e-4d6b-8d7e-1f3f3f3f3f3f';

describe('What is typed to add a friend', () => {
  it.each([
    id,
    ` ${id} `,
    'demo-hana',
    'nobody-of-this-id',
    'user123',
    `https://vita.example/community?add=${id}`,
  ])('%j is an ID', (typed) => expect(parseFriendInput(typed).kind).toBe('id'));

  it.each([
    'BCDF-GHJK',
    'bcdfghjk',
    'bcdf ghjk',
    'b c d f – g h j k',
    'https://vita.example/invite?code=BCDFGHJK',
    'vita.example/invite?code=bcdf-ghjk',
    'Train with me on Vita! https://vita.example/invite?code=BCDFGHJK#now',
    'https://vita.example/invite?from=mail&code=BCDF%2DGHJK',
  ])('%j is a code', (typed) => {
    expect(parseFriendInput(typed)).toEqual({ kind: 'code', code: 'BCDFGHJK' });
  });

  it.each(['Noah', 'noah', 'Anna-Lena', 'O’Brien', 'Noah van der Berg', '李小龍', 'Christina'])(
    '%j is a name',
    (typed) => expect(parseFriendInput(typed)).toEqual({ kind: 'name', name: typed }),
  );

  it('with an ID in a link is that ID, and with a broken code in a link that code, which no one has', () => {
    expect(parseFriendInput(`see /community?tab=friends&add=${id}`)).toEqual({ kind: 'id', id });
    expect(parseFriendInput('/invite?code=ABC')).toEqual({ kind: 'code', code: 'ABC' });
    expect(parseFriendInput('/invite?code=%ZZ')).toEqual({ kind: 'code', code: '%ZZ' });
    expect(parseFriendInput('https://vita.example/invite').kind).toBe('code');
  });

  it('may be nothing, and is always something the server accepts', () => {
    expect(parseFriendInput('  ')).toEqual({ kind: 'nothing' });
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 60 }), (typed) => {
        const input = Object.values(parseFriendInput(typed)).join(' ');
        expect(input.trim() === 'nothing').toBe(typed.trim() === '');
      }),
    );
  });
});
