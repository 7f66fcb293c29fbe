import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readCsv } from '../../web/features/nutrition/import/read-csv';
import { csvOf, guarded, unguarded } from './csv';

/** What a spreadsheet sees first: the first visible character in its plain form. */
const firstSeen = (cell: string) => [...cell.replace(/^[\s\p{Cc}\p{Cf}\p{DI}]+/u, '')][0] ?? '';
const isFormula = (cell: string) =>
  /^[\t\r]/.test(cell) || /^[=+@\p{Pd}−]/u.test(firstSeen(cell).normalize('NFKC'));

const hostile = fc.oneof(
  fc.constantFrom(...'=+-@＝﹢－＠﹫⁼−—֊;,"\'\t\r\n \u00a0\u200b\u202e\ufeff\u00ad|1aé'),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }),
);
const texts: fc.Arbitrary<string> = fc.string({ unit: hostile, maxLength: 12 });
const tables = fc.array(fc.array(fc.oneof(texts, fc.integer()), { minLength: 2, maxLength: 4 }), {
  minLength: 1,
  maxLength: 5,
});

describe('A table as CSV', () => {
  it('has the mark of UTF-8, CRLF, and quotes where they are needed', () => {
    const rows = [
      ['food', 'grams'],
      ['Rice, "wild"', 2.5],
      ['Café; small', null],
    ];
    expect(csvOf(rows)).toBe('\uFEFFfood,grams\r\n"Rice, ""wild""",2.5\r\n"Café; small",\r\n');
  });

  it('keeps our own numbers below zero as numbers', () => {
    expect(csvOf([[-2.5, '-2.5']])).toBe("\uFEFF-2.5,'-2.5\r\n");
  });

  it('guards every form of every sign that starts a formula, also behind what is invisible', () => {
    const signs = Array.from({ length: 0x11_0000 }, (_, code) => code)
      .filter((code) => code < 0xd8_00 || code > 0xdf_ff)
      .map((code) => String.fromCodePoint(code))
      .filter((sign) => isFormula(sign) && sign.trim() !== '');
    expect(signs.length).toBeGreaterThan(40);
    const unguardedSigns = signs.flatMap((sign) =>
      [sign, ` ${sign}`, `\u200b\u202e${sign}`, `a;${sign}`].filter((text) => guarded(text) === text),
    );
    expect(unguardedSigns).toEqual([]);
  });

  it.each(['Rice', '5 eggs', 'semi-skimmed milk', "Shepherd's pie", '½ pizza', ''])(
    'leaves an ordinary name alone: %s',
    (name) => expect(guarded(name)).toBe(name),
  );

  it('gives back every text when it is read', () => {
    fc.assert(
      fc.property(tables, (rows) => {
        const read = readCsv(csvOf(rows).slice(1), ',').map(({ cells }) => cells);
        const written = rows
          .map((cells) => cells.map(String))
          .filter((cells) => cells.some((cell) => cell !== ''));
        expect(read.map((cells) => cells.map(unguarded))).toEqual(written);
        expect(read.flat().filter((cell) => isFormula(cell) && !/^-\d/.test(cell))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });

  it('has no formula either for a spreadsheet that separates by semicolons or tabs', () => {
    const names = fc.array(fc.tuple(texts, texts), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(names, fc.constantFrom(';' as const, '\t' as const), (rows, separator) => {
        // No name holds a line end; around one, a quote of the foreign reading could swallow the next line.
        const lines = rows.map((cells) => cells.map((cell) => cell.replace(/[\r\n]/g, ' ')));
        const read = readCsv(csvOf(lines).slice(1), separator).flatMap(({ cells }) => cells);
        expect(read.filter((cell) => isFormula(cell) && !/^[\t\r]/.test(cell))).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
