import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelled, fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import type { AskWithinBudget } from '../ai/ask-within-budget';
import { AppError } from '../platform/errors';
import { withoutPauses } from '../../tests/support/without-pauses';
import { coachFacts, nothingChosen } from './built-in/coach-facts.fixture';
import { createChatMessagesRepository } from './chat-messages-repository';
import type { CoachDeps } from './coach-deps';
import { sendMessage } from './send-message';
import type { StoredReply } from './stored-reply';
import { createTurnsRepository, type Reservation } from './turns-repository';

withoutPauses();

const turn = { userId: 'maya', messageId: 'm1', lease: 'l1' };
const reserved: Reservation = { state: 'reserved', turn };
const stored: StoredReply = {
  response: 'Hello!',
  toolData: null,
  workout: null,
  week: null,
  source: 'model',
  stopped: false,
  messageId: '01JD3X6E9H0000000000000009',
};
const { answers, progress, recentSessions, exercises, nutrition } = coachFacts();

function setUp(reservation: Reservation = reserved) {
  const { storage, documents } = fakeStorage();
  documents.on(TransactWriteCommand).resolves({});
  const messages = createChatMessagesRepository(storage);
  const turns = createTurnsRepository(storage);
  const deps = {
    storage,
    log: fakeLog(),
    push: vi.fn(() => Promise.resolve()),
    messages: { ...messages, list: () => Promise.resolve({ messages: [], nextId: null }) },
    turns: {
      ...turns,
      reserve: () => Promise.resolve(reservation),
      release: vi.fn(() => Promise.resolve()),
      isStopRequested: () => Promise.resolve(false),
    },
    budget: {
      takeMinute: vi.fn<(userId: string) => Promise<void>>(() => Promise.resolve()),
      remaining: () => Promise.resolve(41),
    },
    askModel: null,
    readProfile: () =>
      Promise.resolve({
        timeZone: 'UTC',
        units: 'metric',
        answers: answers && { ...answers, bodyPains: 'left knee' },
        privacy: { coachReadsHealthNotes: false },
        progress: { ...progress, today: '2026-11-20' },
      }),
    readEatenDay: () => Promise.resolve({ ...nutrition!.soFar, meals: nutrition!.meals }),
    readGathered: () =>
      Promise.resolve({
        plan: nothingChosen,
        days: [],
        marks: { favorites: [], exclusions: ['burpee'] },
        sessions: recentSessions,
        library: exercises,
      }),
    offerItem: vi.fn(() => Promise.resolve({ Put: { TableName: 'days', Item: {} } })),
    readGlobalRank: () => Promise.resolve(null),
  };
  const written = () =>
    documents.commandCalls(TransactWriteCommand).flatMap(({ args }) => args[0].input.TransactItems ?? []);
  const send = (message: string, changes: Partial<Record<keyof CoachDeps, unknown>> = {}) =>
    sendMessage({ ...deps, ...changes } as unknown as CoachDeps, 'maya', {
      id: 'm1',
      message,
      conversation: 'coach',
    });
  return { deps, documents, written, send };
}

let test: ReturnType<typeof setUp>;
beforeEach(() => {
  test = setUp();
});
const tooMany = () => Promise.reject(new AppError('too_many_messages'));

describe('A message to the coach', () => {
  it('is stored with its reply in one transaction', async () => {
    const answer = await test.send('How do I do a plank?');
    expect(answer).toMatchObject({ source: 'rules', stopped: false, remainingToday: null });
    expect(answer.toolData).toEqual({
      type: 'workout_videos',
      exercises: ['High Plank'],
      exerciseIds: ['plank'],
    });
    const [reply, ...messages] = test.written();
    expect(reply?.Update?.ExpressionAttributeValues).toMatchObject({ ':lease': 'l1' });
    expect(messages.map(({ Put }) => [Put?.Item?.role, Put?.Item?.content])).toEqual([
      ['user', 'How do I do a plank?'],
      ['assistant', answer.response],
    ]);
  });

  it('leads to nothing that the notes rule out, although no model may read them', async () => {
    const { response, toolData, workout } = await test.send('20 minutes legs');
    expect(response).toContain('knees');
    const shown = [
      ...(toolData?.exerciseIds ?? []),
      ...(workout?.exercises ?? []).map((each) => each.exerciseId),
    ];
    expect(shown.length).toBeGreaterThan(0);
    const byId = coachFacts().exercisesById;
    for (const id of shown) expect(byId.get(id)?.avoidWith).not.toContain('knees');
  });

  it('that asks for a workout gets one that can be started: it is kept with the reply', async () => {
    const { workout, messageId } = await test.send('20 minutes legs');
    expect(workout?.trainingId).toBe(`2026-11-20-${messageId}`);
    expect(test.deps.offerItem).toHaveBeenCalledExactlyOnceWith(
      'maya',
      '2026-11-20',
      expect.objectContaining({ trainingId: workout?.trainingId }),
    );
    expect(test.written()).toHaveLength(4);
  });

  it('that asks for today gets the session of every screen, which nothing has to keep', async () => {
    const { workout } = await test.send('what should I do today');
    expect(workout?.trainingId).toMatch(/^2026-11-20-[0-9a-f]{16}$/);
    expect(test.deps.offerItem).not.toHaveBeenCalled();
  });

  it('is stored at a second try when only the day changed in between', async () => {
    test.documents
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'None', 'None', 'ConditionalCheckFailed'))
      .resolves({});
    expect((await test.send('20 minutes legs')).workout?.trainingId).toBeTruthy();
    expect(test.deps.offerItem).toHaveBeenCalledTimes(2);
    expect(test.deps.turns.release).not.toHaveBeenCalled();
  });

  it('is refused above the limit of a minute, gives its id back and stores nothing', async () => {
    test.deps.budget.takeMinute.mockImplementation(tooMany);
    await expect(test.send('Hello')).rejects.toMatchObject({ code: 'too_many_messages' });
    expect(test.deps.turns.release).toHaveBeenCalledExactlyOnceWith(turn);
    expect(test.written()).toEqual([]);
  });

  it('about danger is answered above every limit and asks no model', async () => {
    test.deps.budget.takeMinute.mockImplementation(tooMany);
    const askModel = vi.fn();
    const answer = await test.send('I have chest pain when I run', { askModel });
    expect(answer).toMatchObject({ source: 'rules', toolData: null, workout: null, remainingToday: 41 });
    expect(askModel).not.toHaveBeenCalled();
  });

  it('that somebody else answers is told to wait, and so is one that was taken over', async () => {
    await expect(setUp({ state: 'busy' }).send('Hello')).rejects.toMatchObject({ code: 'coach_busy' });
    test.documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None', 'None'));
    await expect(test.send('Hello')).rejects.toMatchObject({ code: 'coach_busy' });
    expect(test.deps.turns.release).toHaveBeenCalledWith(turn);
  });

  it('sent again gets the reply that is stored, and nothing is written', async () => {
    const again = setUp({ state: 'answered', reply: stored });
    expect(await again.send('Hello')).toEqual({ ...stored, remainingToday: 41 });
    expect(again.written()).toEqual([]);
  });

  it('gives its id back when the person’s facts cannot be read', async () => {
    const readProfile = () => Promise.reject(new AppError('profile_not_found'));
    await expect(test.send('Hello', { readProfile })).rejects.toMatchObject({ code: 'profile_not_found' });
    expect(test.deps.turns.release).toHaveBeenCalledWith(turn);
  });
});

describe('A message to a model', () => {
  const answering = (answered: Awaited<ReturnType<AskWithinBudget>>['answered']) =>
    vi.fn((_question: Parameters<AskWithinBudget>[0]) => Promise.resolve({ answered, remainingToday: 12 }));
  const reply = { reply: 'Try these.', exercises: ['jump-squat', 'plank', 'moonwalk'], workout: null };

  it('is answered with what the library holds and pains allow', async () => {
    const askModel = answering({ kind: 'reply', reply, tokens: 9 });
    const answer = await test.send('Two moves', { askModel });
    expect(answer).toMatchObject({ response: 'Try these.', source: 'model', remainingToday: 12 });
    expect(answer.toolData?.exerciseIds).toEqual(['plank']);
  });

  it('is paid for on the person’s own day, and tells no note without consent', async () => {
    const askModel = answering({ kind: 'reply', reply, tokens: 9 });
    await test.send('Two moves', { askModel });
    const [question] = askModel.mock.calls[0] ?? [];
    expect(question?.spender).toEqual({ userId: 'maya', today: '2026-11-20' });
    expect(JSON.stringify(question?.messages)).not.toContain('left knee');
  });

  it('is answered by the rules when the model fails, and says so', async () => {
    const askModel = answering({ kind: 'failed', reason: 'server', tokens: 0 });
    const answer = await test.send('How do I do a plank?', { askModel });
    expect(answer).toMatchObject({ source: 'rules', remainingToday: 12 });
    expect(answer.response).toContain('High Plank');
  });

  it('that was stopped keeps what was written', async () => {
    const askModel = answering({ kind: 'stopped', text: 'Start with', tokens: 9 });
    expect(await test.send('Hello', { askModel })).toMatchObject({ response: 'Start with', stopped: true });
  });

  it('that the model refuses gets our own sentence', async () => {
    const askModel = answering({ kind: 'refused', tokens: 9 });
    const answer = await test.send('Something odd', { askModel });
    expect(answer).toMatchObject({ source: 'model', toolData: null });
    expect(answer.response).toMatch(/can’t help with that/);
  });

  it('keeps no more than 4,000 characters and no half of one', async () => {
    const askModel = answering({ kind: 'text', text: `${'x'.repeat(3_999)}💪`, tokens: 9 });
    expect((await test.send('Hello', { askModel })).response).toBe('x'.repeat(3_999));
  });

  it('shows the reply while it is written', async () => {
    const askModel = vi.fn(({ onReply }: Parameters<AskWithinBudget>[0]) => {
      onReply('Try');
      return Promise.resolve({ answered: { kind: 'reply', reply, tokens: 9 }, remainingToday: 12 });
    });
    await test.send('Hello', { askModel });
    expect(test.deps.push).toHaveBeenCalledWith('maya', {
      type: 'coach.delta',
      messageId: 'm1',
      offset: 0,
      delta: 'Try',
    });
  });

  it('fails as a whole when the budget is used up', async () => {
    const askModel = () => Promise.reject(new AppError('coach_limit_reached'));
    await expect(test.send('Hello', { askModel })).rejects.toMatchObject({ code: 'coach_limit_reached' });
    expect(test.deps.turns.release).toHaveBeenCalledWith(turn);
  });
});
