import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it, vi } from 'vitest';
import { cancelled, conditionRefused, throttled } from '../../../tests/support/fake-storage';
import { fakeVoice, listening, nowMs } from '../../../tests/support/fake-voice';
import { withoutPauses } from '../../../tests/support/without-pauses';
import { ModelFailure } from '../../ai/model-failure';
import type { OpenRealtime } from '../../ai/realtime';
import type { VoiceSession } from '../voice-session';
import { createRunTurn } from './run-turn';

const thinking: VoiceSession = {
  ...listening,
  state: 'thinking',
  leaseUntil: nowMs + 40_000,
  work: { kind: 'text', text: 'Maya' },
};
const event = { userId: 'maya', turn: 1, attempt: 1 };

function setUp(
  session: VoiceSession,
  openRealtime: OpenRealtime = () => Promise.reject(new ModelFailure('no_key')),
) {
  const fake = fakeVoice(session);
  const addTokens = vi.fn(async () => undefined);
  const run = createRunTurn({ ...fake.deps, openRealtime, identify: async () => 'someone', addTokens });
  return { ...fake, run, addTokens };
}

describe('A turn', () => {
  withoutPauses();

  it('keeps the answer with the reply before anything is said', async () => {
    const { run, deps, documents, told } = setUp(thinking);
    let saidBefore = -1;
    documents.on(TransactWriteCommand).callsFake(() => {
      saidBefore = deps.connections.post.mock.calls.length;
      return {};
    });
    await run(event);
    expect(saidBefore).toBe(0);
    const items = documents.commandCalls(TransactWriteCommand)[0]?.args[0].input.TransactItems ?? [];
    expect(items.map(({ Update }) => Update?.TableName)).toEqual([
      'test-voice-sessions',
      'test-onboarding-drafts',
    ]);
    expect(told().map(({ type }) => type)).toEqual([
      'conversation.item.input_audio_transcription.completed',
      'response.audio_transcript.delta',
      'response.audio.done',
    ]);
  });

  it('that was claimed by another run says and stores nothing', async () => {
    const { run, documents, told } = setUp(thinking);
    documents.on(UpdateCommand).rejects(conditionRefused());
    await run(event);
    expect(told()).toEqual([]);
    expect(documents.commandCalls(TransactWriteCommand)).toEqual([]);
  });

  it('that was taken over while it thought says nothing', async () => {
    const { run, documents, told } = setUp(thinking);
    documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None'));
    await run(event);
    expect(told()).toEqual([]);
  });

  it('that cannot store fails, says nothing, and leaves its lease to the next ping', async () => {
    const { run, documents, told, set } = setUp(thinking);
    documents.on(TransactWriteCommand).rejects(throttled());
    await expect(run(event)).rejects.toThrow('The table is busy');
    expect(told()).toEqual([]);
    expect(set().at(-1)).toMatchObject({ ':leaseUntil': 0 });
  });

  it('whose listener has left ends quietly and listens again', async () => {
    const { run, deps, told, set } = setUp(thinking);
    deps.connections.post.mockResolvedValue(false);
    await run(event);
    expect(told()).toHaveLength(1);
    expect(set().at(-1)).toMatchObject({ ':state': 'listening' });
  });

  it('that was stored by a run that died is said as it was, and not understood again', async () => {
    const reply = { turn: 1, transcript: 'Maya', text: 'Nice to meet you, Maya.' };
    const { run, documents, told } = setUp({ ...thinking, attempt: 2, claimed: 2, asked: 'ageRange', reply });
    await run({ ...event, attempt: 2 });
    expect(documents.commandCalls(TransactWriteCommand)).toEqual([]);
    expect(told()[1]).toMatchObject({ delta: 'Nice to meet you, Maya.' });
  });

  it('goes on by text when the model has no key, and says so in the log without a word of what was said', async () => {
    const { run, deps, told } = setUp({ ...thinking, speech: 'server', because: null });
    await run(event);
    expect(told()[0]).toMatchObject({ type: 'session.created' });
    expect(told().at(-1)).toMatchObject({ type: 'response.audio.done' });
    expect(JSON.stringify(deps.log.warn.mock.calls)).toContain('no_key');
    expect(JSON.stringify(deps.log.warn.mock.calls)).not.toContain('Maya');
  });

  it('counts what the model cost, and closes it, even when the turn fails', async () => {
    const close = vi.fn();
    const speak = async () => undefined;
    const talk = { hear: async () => [], answer: async () => [], speak, tokens: () => 70, close };
    const { run, addTokens, documents } = setUp(
      { ...thinking, speech: 'server', because: null },
      async () => talk,
    );
    documents.on(TransactWriteCommand).rejects(throttled());
    await expect(run(event)).rejects.toThrow('The table is busy');
    expect(close).toHaveBeenCalledOnce();
    expect(addTokens).toHaveBeenCalledWith('maya', '2026-11-20', 70);
  });
});
