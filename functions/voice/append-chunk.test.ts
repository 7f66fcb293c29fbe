import { GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { throttled } from '../../tests/support/fake-storage';
import { caller, fakeVoice, listening, nowMs } from '../../tests/support/fake-voice';
import { chunk } from '../../tests/support/voice-audio';
import { appendChunk } from './append-chunk';
import { hasEnded, holdsSpeech, isSilent, loudnessOf } from './loudness';

const append = (kind: 'speech' | 'silence', n: number) => {
  const audio = chunk(kind).toString('base64');
  return { type: 'input_audio_buffer.append', audio, event_id: `a-${n}` } as const;
};

describe('A chunk of speech', () => {
  it('is one write that reads nothing', async () => {
    const { deps, documents } = fakeVoice(listening);
    await appendChunk(deps, caller, append('speech', 3));
    expect(documents.calls()).toHaveLength(1);
    const { Item } = documents.commandCalls(PutCommand)[0]?.args[0].input ?? {};
    expect(Item).toMatchObject({ userId: 'maya', chunkKey: 'c-1#000003', n: 3 });
    expect(Item?.expiresAt).toBe(nowMs / 1000 + 600);
  });

  it('that runs ahead of ten a second is refused and not stored', async () => {
    const { deps, documents, errors } = fakeVoice(listening);
    await appendChunk(deps, caller, append('speech', 10 * 60 + 21));
    expect(errors()).toEqual([['c-1', 'invalid_frame']]);
    expect(documents.calls()).toEqual([]);
  });

  it('that cannot be stored is an error, not silence', async () => {
    const { deps, documents } = fakeVoice(listening);
    documents.on(PutCommand).rejects(throttled());
    await expect(appendChunk(deps, caller, append('speech', 3))).rejects.toThrow('The table is busy');
  });

  it('checks whether speech has ended only when it is silent', async () => {
    const { deps, documents } = fakeVoice(listening);
    await appendChunk(deps, caller, append('silence', 9));
    expect(documents.commandCalls(QueryCommand)).toHaveLength(1);
    expect(documents.commandCalls(GetCommand)).toEqual([]);
    expect(deps.invokeLater).not.toHaveBeenCalled();
  });
});

describe('Loudness', () => {
  const frames = (...kinds: ('speech' | 'silence')[]) => kinds.flatMap((kind) => loudnessOf(chunk(kind)));
  const [on, off] = ['speech', 'silence'] as const;

  it('tells speech from silence in eight frames a chunk', () => {
    expect(loudnessOf(chunk('speech'))).toHaveLength(8);
    expect([isSilent(frames(on)), isSilent(frames(off))]).toEqual([false, true]);
    expect([holdsSpeech(frames(on)), holdsSpeech(frames(on, on))]).toEqual([false, true]);
  });

  it('has ended after speech and 700 ms of silence, no earlier, and never without speech', () => {
    expect(hasEnded(frames(on, on, off, off, off, off, off))).toBe(true);
    expect(hasEnded(frames(on, on, on, off, off, off, off))).toBe(false);
    expect(hasEnded(frames(off, off, on, off, off, off, off, off))).toBe(false);
    expect(hasEnded(frames(off, off, off, off, off, off, off, off))).toBe(false);
  });
});
