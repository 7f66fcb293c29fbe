import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { describe, expect, it } from 'vitest';
import { conditionRefused } from '../../tests/support/fake-storage';
import { caller, fakeVoice, listening, nowMs } from '../../tests/support/fake-voice';
import { answerPing } from './answer-ping';
import type { VoiceSession } from './voice-session';

const dead: VoiceSession = { ...listening, state: 'thinking', leaseUntil: nowMs, work: { kind: 'nudge' } };

describe('The first frame of a connection', () => {
  it('makes the session of its person and has the greeting spoken', async () => {
    const { deps, documents, errors } = fakeVoice(null);
    await answerPing(deps, caller);
    const { Item } = documents.commandCalls(PutCommand)[0]?.args[0].input ?? {};
    expect(Item).toMatchObject({ ...caller, state: 'thinking', turn: 0, leaseUntil: nowMs + 40_000 });
    expect(deps.invokeLater.mock.calls).toEqual([['voice-turn', { userId: 'maya', turn: 0, attempt: 1 }]]);
    expect(errors()).toEqual([]);
  });

  it('takes the session over from an older connection, which is told and closed', async () => {
    const older = { ...listening, connectionId: 'c-0', connectedAt: caller.connectedAt - 1, turn: 7 };
    const { deps, documents, errors } = fakeVoice(older);
    await answerPing(deps, caller);
    const { Item } = documents.commandCalls(PutCommand)[0]?.args[0].input ?? {};
    expect(Item).toMatchObject({ sessionId: 's-1', connectionId: 'c-1', turn: 8, consumed: -1 });
    expect(errors()).toEqual([['c-0', 'taken_over']]);
    expect(deps.connections.close).toHaveBeenCalledOnce();
  });

  it('of an older connection is refused, and takes nothing', async () => {
    const newer = { ...listening, connectionId: 'c-2', connectedAt: caller.connectedAt + 1 };
    const { deps, documents, errors } = fakeVoice(newer);
    await answerPing(deps, caller);
    expect(errors()).toEqual([['c-1', 'taken_over']]);
    expect(documents.commandCalls(PutCommand)).toEqual([]);
    expect(deps.invokeLater).not.toHaveBeenCalled();
  });

  it('that comes twice at once greets once, and no one is told of another tab', async () => {
    const { deps, documents, errors } = fakeVoice(null);
    documents
      .on(GetCommand)
      .resolvesOnce({})
      .resolves({ Item: { ...listening, state: 'thinking', leaseUntil: nowMs + 1 } });
    documents.on(PutCommand).rejects(conditionRefused());
    await answerPing(deps, caller);
    expect(errors()).toEqual([]);
    expect(deps.invokeLater).not.toHaveBeenCalled();
  });

  it('from an account that is being deleted closes the connection', async () => {
    const { deps, documents } = fakeVoice(null);
    deps.readOnboarding.mockResolvedValue(null);
    await answerPing(deps, caller);
    expect(deps.connections.close).toHaveBeenCalledWith(caller);
    expect(documents.commandCalls(PutCommand)).toEqual([]);
  });
});

describe('A ping', () => {
  it('leaves a turn alone while its lease runs', async () => {
    const { deps, documents } = fakeVoice({ ...dead, leaseUntil: nowMs + 1 });
    await answerPing(deps, caller, 60_000);
    expect(documents.commandCalls(UpdateCommand)).toEqual([]);
  });

  it('has a dead turn run once more', async () => {
    const { deps, documents, set } = fakeVoice(dead);
    documents.on(UpdateCommand).resolves({ Attributes: { ...dead, attempt: 2 } });
    await answerPing(deps, caller);
    expect(set()).toEqual([expect.objectContaining({ ':attempt': 2, ':leaseUntil': nowMs + 40_000 })]);
    expect(deps.invokeLater.mock.calls).toEqual([['voice-turn', { userId: 'maya', turn: 1, attempt: 2 }]]);
  });

  it('leaves a dead turn to the ping that was first', async () => {
    const { deps, documents } = fakeVoice(dead);
    documents.on(UpdateCommand).rejects(conditionRefused());
    await answerPing(deps, caller);
    expect(deps.invokeLater).not.toHaveBeenCalled();
  });

  it('asks by text when the turn died twice', async () => {
    const session: VoiceSession = { ...dead, speech: 'server', because: null, attempt: 2 };
    const { deps, documents, told } = fakeVoice(session);
    const left = { ...session, speech: 'browser', because: 'model_failed', state: 'listening' };
    documents.on(UpdateCommand).resolves({ Attributes: left });
    await answerPing(deps, caller);
    expect(told()).toMatchObject([
      { type: 'session.created', session: { speech: 'browser', because: 'model_failed' } },
      { type: 'response.audio_transcript.delta', delta: 'What should I call you?' },
      { type: 'response.audio.done', onboarding: { asked: 'name' } },
    ]);
  });

  it('leads to the form when the questionnaire itself died twice', async () => {
    const { deps, errors, set } = fakeVoice({ ...dead, attempt: 2 });
    await answerPing(deps, caller);
    expect(errors()).toEqual([['c-1', 'form_instead']]);
    expect(set()).toEqual([expect.objectContaining({ ':state': 'ended' })]);
    expect(deps.connections.close).toHaveBeenCalledOnce();
  });

  it('fails when the turn could not be started, and the next one finds its lease', async () => {
    const { deps } = fakeVoice(null);
    deps.invokeLater.mockRejectedValue(new Error('throttled'));
    await expect(answerPing(deps, caller)).rejects.toThrow('throttled');
  });

  it('says nothing to a session that has ended', async () => {
    const { deps, told } = fakeVoice({ ...listening, state: 'ended' });
    await answerPing(deps, caller, 60_000);
    expect(told()).toEqual([]);
  });
});
