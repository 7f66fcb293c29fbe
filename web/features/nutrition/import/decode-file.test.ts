import { describe, expect, it } from 'vitest';
import { checkText, decodeFile, largestFileBytes } from './decode-file';

const names = 'name\nCafé\nPâté';
const bytesOf = (...bytes: number[]) => new Blob([new Uint8Array(bytes)]);

function utf16(text: string, isBigEndian: boolean): Blob {
  const view = new DataView(new ArrayBuffer(2 * text.length));
  for (let at = 0; at < text.length; at += 1) view.setUint16(2 * at, text.charCodeAt(at), !isBigEndian);
  return new Blob([view]);
}

describe('A chosen file', () => {
  it.each([
    ['UTF-8', new Blob([names])],
    ['UTF-8 with its mark', new Blob(['\uFEFF', names])],
    ['what spreadsheets call Unicode text', utf16(`\uFEFF${names}`, false)],
    ['UTF-16 the other way around', utf16(`\uFEFF${names}`, true)],
  ])('is read as %s', async (_, file) => {
    expect(await decodeFile(file)).toEqual({ text: names, note: null });
  });

  it('that Windows saved in one byte a letter is read, with a word about its accents', async () => {
    const file = bytesOf(...Array.from(names, (letter) => letter.charCodeAt(0)));
    const note = "This file isn't saved as UTF-8. Check the names with accents below.";
    expect(await decodeFile(file)).toEqual({ text: names, note });
  });

  it.each([
    ['a spreadsheet’s own format', bytesOf(0x50, 0x4b, 3, 4, 20, 0, 6, 0)],
    ['a picture', bytesOf(0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a)],
    ['UTF-16 that does not say so', utf16(names, false)],
    ['half a letter of UTF-16', bytesOf(0xff, 0xfe, 0x41)],
  ])('is refused in words if it is %s', async (_, file) => {
    const problem = "I can't read that file. Save the table as CSV and choose it again.";
    expect(await decodeFile(file)).toEqual({ problem });
  });

  it('is refused unread if it is too large, and if it is empty', async () => {
    // A file of 200 MB that must not be loaded.
    const huge = { size: 200_000_000, arrayBuffer: () => Promise.reject(new Error('was read')) };
    const problem = 'That file is larger than 1 MB. A list of foods is much smaller.';
    expect(await decodeFile(huge)).toEqual({ problem });
    expect(await decodeFile(new Blob([' \n']))).toEqual({ problem: "There's nothing in it yet." });
    expect(checkText('x'.repeat(largestFileBytes + 1))).toEqual({ problem });
  });

  it('that cannot be opened says so', async () => {
    const moved = { size: 20, arrayBuffer: () => Promise.reject(new Error('gone')) };
    expect(await decodeFile(moved)).toEqual({
      problem: "That file can't be opened. Try again, or paste its text.",
    });
  });
});
