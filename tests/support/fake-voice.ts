import {
  GetCommand,
  PutCommand,
  QueryCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { vi } from 'vitest';
import type { VoiceServerFrame } from '../../shared/sockets/voice-frames';
import { createChunksRepository } from '../../functions/voice/chunks-repository';
import type { VoiceSession } from '../../functions/voice/voice-session';
import { createVoiceSessionsRepository } from '../../functions/voice/voice-sessions-repository';
import type { VoiceDeps } from '../../functions/voice/voice-deps';
import type { Onboarding } from '../../functions/profile/public';
import { fakeLog, fakeStorage } from './fake-storage';

const now = '2026-11-20T10:00:00.000Z';
export const nowMs = Date.parse(now);

/** The connection that frames arrive on. */
export const caller = { userId: 'maya', connectionId: 'c-1', connectedAt: nowMs - 60_000 };

/** A session that is listening, after the greeting. */
export const listening: VoiceSession = {
  ...caller,
  sessionId: 's-1',
  startedAt: nowMs - 60_000,
  speech: 'browser',
  because: 'not_configured',
  state: 'listening',
  turn: 1,
  attempt: 1,
  claimed: 1,
  leaseUntil: nowMs - 50_000,
  work: { kind: 'greeting' },
  asked: 'name',
  consumed: -1,
  nudged: false,
  reply: null,
  expiresAt: nowMs / 1000 + 86_400,
};

/** The deps of the voice area on a mocked DynamoDB; `session` is the stored row. */
export function fakeVoice(session: VoiceSession | null) {
  const { storage, documents } = fakeStorage(now);
  documents.on(GetCommand).resolves(session ? { Item: session } : {});
  documents.on(UpdateCommand).resolves({ Attributes: session ?? {} });
  documents.on(PutCommand).resolves({});
  documents.on(QueryCommand).resolves({ Items: [] });
  documents.on(TransactWriteCommand).resolves({});
  const onboarding: Onboarding = { units: 'metric', timeZone: 'UTC', name: null, answers: {} };
  const post = vi.fn<VoiceDeps['connections']['post']>(async () => true);
  const deps = {
    storage,
    log: fakeLog(),
    sessions: createVoiceSessionsRepository(storage),
    chunks: createChunksRepository(storage),
    connections: { post, close: vi.fn<VoiceDeps['connections']['close']>(async () => undefined) },
    readOnboarding: vi.fn<VoiceDeps['readOnboarding']>(async () => onboarding),
    chooseSpeech: vi.fn<VoiceDeps['chooseSpeech']>(async () => {
      return { speech: 'browser', because: 'not_configured' };
    }),
    invokeLater: vi.fn<VoiceDeps['invokeLater']>(async () => undefined),
  };
  return {
    deps,
    documents,
    /** The frames that were sent, to any connection. */
    told: () => post.mock.calls.map(([, text]) => JSON.parse(text) as VoiceServerFrame),
    errors: () =>
      post.mock.calls.flatMap(([{ connectionId }, text]) => {
        const frame = JSON.parse(text) as VoiceServerFrame;
        return frame.type === 'error' ? [[connectionId, frame.error.code]] : [];
      }),
    /** The values that the updates set. */
    set: () =>
      documents.commandCalls(UpdateCommand).map((call) => call.args[0].input.ExpressionAttributeValues),
  };
}
