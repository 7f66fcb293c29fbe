import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { faultsOf, talkSchema, type TalkCase } from './judge-conversation';

const read = (name: string): TalkCase[] =>
  z.array(talkSchema).parse(JSON.parse(readFileSync(join(import.meta.dirname, name), 'utf8')));

const judged = (talks: readonly TalkCase[]) =>
  talks.map((talk) => ({ ...talk, isRight: faultsOf(talk).length === 0 }));

const share = (talks: readonly { isRight: boolean }[]) =>
  talks.filter(({ isRight }) => isRight).length / Math.max(1, talks.length);
const figure = (talks: readonly { isRight: boolean }[]) =>
  `${talks.filter(({ isRight }) => isRight).length} of ${talks.length}`;

/** The scores reached so far; the goal of both halves is 95%. */
const halves = [
  { half: 'tuned on', file: 'talks.json', least: 0.9 },
  { half: 'tuned on, by a second author', file: 'talks-2.json', least: 0.85 },
  { half: 'tuned on, by a third author', file: 'talks-3.json', least: 0.8 },
  { half: 'blind', file: 'blind/talks.json', least: 0.6 },
];

describe('Chats of two to six messages', () => {
  it.each(halves)('come out right as far as is claimed: $half', ({ half, file, least }) => {
    const talks = judged(read(file));
    const kinds = [...new Set(talks.map(({ kind }) => kind))]
      .map((kind) => `${kind} ${figure(talks.filter((talk) => talk.kind === kind))}`)
      .join(', ');
    console.info(`talks, ${half}: ${figure(talks)} right (${kinds})`);
    expect(share(talks)).toBeGreaterThanOrEqual(least);
  });

  it('are at least 150 that were tuned on, and half as many blind', () => {
    expect(halves.map(({ file }) => read(file).length)).toEqual([155, 90, 100, 85]);
  });
});
