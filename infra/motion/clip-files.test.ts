import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compileMotion } from '../../shared/avatar/motion/motion';
import { CLIP_NAMES, MOTIONS } from './catalogue';
import { clipId, clipParts } from './clip-parts';
import { CLIP_SIZES, MAX_TOTAL_BYTES } from './clip-sizes';

const folder = join(import.meta.dirname, '../../web/public/videos');

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

/** Width and height in pixels, as an H.264 file's sample entry says, in the box after the first. */
function pictureOf(file: Buffer): [width: number, height: number] {
  const at = file.indexOf('avc1', file.readUInt32BE(0), 'latin1');
  return at < 0 ? [0, 0] : [file.readUInt16BE(at + 28), file.readUInt16BE(at + 30)];
}

const clips = CLIP_NAMES.flatMap((name) => {
  const motion = compileMotion(MOTIONS[name]);
  return (['night', 'day'] as const).map((grade) => ({ id: clipId(name, grade), motion }));
});
const files = clips.flatMap(({ id, motion }) =>
  clipParts(id, motion).flatMap((part) =>
    CLIP_SIZES.map((size) => ({ path: `${size.folder}${part.id}.mp4`, size })),
  ),
);

describe('The files of the clips', () => {
  it.each(files)('$path can be played from its first bytes, and ends where it says', ({ path, size }) => {
    const file = readFileSync(join(folder, path));
    const boxes = boxesOf(file);
    expect(boxes.map(([kind]) => kind)).toEqual(['ftyp', 'moov', 'free', 'mdat']);
    expect(boxes.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(file.length);
    expect(pictureOf(file)).toEqual([size.width, size.height]);
    expect(file.length).toBeLessThanOrEqual(size.maxBytes);
  });

  it('are a poster each, too, and nothing that no motion needs', () => {
    const wanted = [...files.map(({ path }) => path), ...clips.map(({ id }) => `${id}.webp`), 'hashes.json'];
    const there = ['', 'small/'].flatMap((within) =>
      readdirSync(join(folder, within), { withFileTypes: true })
        .filter((each) => each.isFile())
        .map((each) => `${within}${each.name}`),
    );
    expect(there.toSorted()).toEqual(wanted.toSorted());
  });

  it('are small enough to stay in the repository', () => {
    const bytes = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => statSync(join(folder, name)))
      .reduce((sum, each) => sum + (each.isFile() ? each.size : 0), 0);
    expect(bytes).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });
});
