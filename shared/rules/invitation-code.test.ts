import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { codeLength, codeLetters, readInvitationCode, shownCode } from './invitation-code';

const codes = fc.string({
  unit: fc.constantFrom(...codeLetters),
  minLength: codeLength,
  maxLength: codeLength,
});

describe('An invitation code', () => {
  it('is read as it is shown, in any case, with spaces and any kind of dash', () => {
    fc.assert(
      fc.property(codes, fc.constantFrom('-', ' ', '–', ' - ', '.', ''), (code, between) => {
        expect(readInvitationCode(shownCode(code))).toBe(code);
        expect(readInvitationCode(` ${code.slice(0, 3)}${between}${code.slice(3)} `.toLowerCase())).toBe(
          code,
        );
      }),
    );
  });

  it.each(['', 'BCDF', 'BCDF-GHJK-L', 'Anas-Code', 'Christina', 'BCDF-GHJ1', '\u{1D401}BCDF-GHJ'])(
    'is not %j',
    (text) => expect(readInvitationCode(text)).toBeNull(),
  );

  it('is never made of a text that has other letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const code = readInvitationCode(text);
        expect(code ?? 'BCDFGHJK').toMatch(/^[BCDFGHJKLMNPQRSTVWXZ]{8}$/);
      }),
    );
  });
});
