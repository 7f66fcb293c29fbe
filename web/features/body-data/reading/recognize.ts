export type FileFormat = 'fit' | 'zip' | 'gzip' | 'sqlite' | 'gpx' | 'tcx' | 'apple-health';

/** How many of a file's first bytes tell what it is. */
export const headBytes = 4_096;

const roots = [
  ['apple-health', /<!DOCTYPE HealthData\b|<HealthData[\s>]/],
  ['gpx', /<(?:\w+:)?gpx[\s>]/],
  ['tcx', /<(?:\w+:)?TrainingCenterDatabase[\s>]/],
] as const;

const startsWith = (head: Uint8Array, text: string, at = 0) =>
  [...text].every((character, index) => head[at + index] === character.charCodeAt(0));

/** How the text of an XML file is encoded: by its mark, else as it says itself, else in UTF-8. */
export function encodingOf(head: Uint8Array): string {
  if (head[0] === 0xfe && head[1] === 0xff) return 'utf-16be';
  if (head[0] === 0xff && head[1] === 0xfe) return 'utf-16le';
  const named = /^[^>]*encoding\s*=\s*["']([\w.-]{1,40})["']/.exec(
    new TextDecoder('latin1').decode(head),
  )?.[1];
  try {
    const encoding = new TextDecoder(named ?? 'utf-8').encoding;
    // Without its mark, a text in which this name can be read is not UTF-16.
    return encoding.startsWith('utf-16') ? 'utf-8' : encoding;
  } catch {
    return 'utf-8';
  }
}

/** What a file is by its first bytes; its name says nothing. */
export function formatOf(head: Uint8Array): FileFormat | null {
  if (startsWith(head, '.FIT', 8)) return 'fit';
  if (startsWith(head, 'PK\u0003\u0004') || startsWith(head, 'PK\u0005\u0006')) return 'zip';
  if (head[0] === 0x1f && head[1] === 0x8b) return 'gzip';
  if (startsWith(head, 'SQLite format 3\0')) return 'sqlite';
  const text = new TextDecoder(encodingOf(head)).decode(head);
  if (!/^\s*</.test(text)) return null;
  return roots.find(([, root]) => root.test(text))?.[0] ?? null;
}
