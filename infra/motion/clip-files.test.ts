import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MAX_TOTAL_BYTES } from './clip-sizes';

const folder = join(import.meta.dirname, '../../web/public/videos');
const clips = readdirSync(folder).filter((name) => name.endsWith('.mp4'));
const MAX_BYTES = 150 * 1024;

/** The boxes of an MP4 file, from its first to its last byte: kind and size in bytes. */
function boxesOf(file: Buffer): [kind: string, bytes: number][] {
  const boxes: [string, number][] = [];
  for (let at = 0; at < file.length;) {
    const bytes = at + 8 <= file.length ? file.readUInt32BE(at) : 0;
    if (bytes < 8) return [...boxes, ['broken', bytes]];
    boxes.push([file.toString('latin1', at + 4, at + 8), bytes]);
    at += bytes;
  }
  return boxes;
}

describe('The files of the clips', () => {
  it.each(clips)('%s can be played from its first bytes, and ends where it says', (name) => {
    const file = readFileSync(join(folder, name));
    const boxes = boxesOf(file);
    expect(boxes.map(([kind]) => kind)).toEqual(['ftyp', 'moov', 'free', 'mdat']);
    expect(boxes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(file.length);
    expect(file.length).toBeLessThanOrEqual(MAX_BYTES);
  });

  it('are a poster and a clip each, by night and by day', () => {
    const names = new Set(readdirSync(folder));
    const alone = clips.filter((name) => {
      const id = name.replace(/(\.day)?\.mp4$/, '');
      return [`${id}.mp4`, `${id}.day.mp4`, `${id}.webp`, `${id}.day.webp`].some((each) => !names.has(each));
    });
    expect(alone).toEqual([]);
  });

  it('are small enough to stay in the repository', () => {
    const bytes = readdirSync(folder).reduce((sum, name) => sum + statSync(join(folder, name)).size, 0);
    expect(bytes).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });
});
