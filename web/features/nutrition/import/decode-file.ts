/** More than any list of foods, and little enough to read in one go. */
export const largestFileBytes = 1_000_000;

/** A file's text, or why there is none, in words. */
export type Decoded = { text: string; note: string | null } | { problem: string };

const tooLarge = 'That file is larger than 1 MB. A list of foods is much smaller.';
const noText = "I can't read that file. Save the table as CSV and choose it again.";

const decode = (bytes: Uint8Array, encoding: string) =>
  new TextDecoder(encoding, { fatal: true }).decode(bytes);

/** UTF-16 says so in its first two bytes; spreadsheets call it Unicode text. */
function markedEncoding([first, second]: Uint8Array): string | null {
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  return first === 0xfe && second === 0xff ? 'utf-16be' : null;
}

function decoded(bytes: Uint8Array): Decoded {
  const marked = markedEncoding(bytes);
  try {
    return { text: decode(bytes, marked ?? 'utf-8'), note: null };
  } catch {
    if (marked) return { problem: noText };
    // Spreadsheets on Windows save accents in one byte each unless told otherwise.
    const note = "This file isn't saved as UTF-8. Check the names with accents below.";
    return { text: decode(bytes, 'windows-1252'), note };
  }
}

/** Pasted text, checked as a file would be. */
export function checkText(text: string): Decoded {
  if (text.length > largestFileBytes) return { problem: tooLarge };
  if (text.trim() === '') return { problem: "There's nothing in it yet." };
  // No table holds these: a picture, a program, or a spreadsheet's own format.
  return /(?!\s)\p{Cc}/u.test(text) ? { problem: noText } : { text, note: null };
}

/** Reads a chosen file: UTF-8, UTF-16, or what Windows saves. */
export async function decodeFile(file: Pick<Blob, 'size' | 'arrayBuffer'>): Promise<Decoded> {
  if (file.size > largestFileBytes) return { problem: tooLarge };
  try {
    const read = decoded(new Uint8Array(await file.arrayBuffer()));
    if ('problem' in read) return read;
    const checked = checkText(read.text);
    return 'problem' in checked ? checked : read;
  } catch {
    return { problem: "That file can't be opened. Try again, or paste its text." };
  }
}
