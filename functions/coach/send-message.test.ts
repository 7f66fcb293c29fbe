import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { cancelled, fakeLog, fakeStorage } from '../../tests/support/fake-storage';
import type { AskWithinBudget } from '../ai/ask-within-budget';
import { AppError } from '../platform/errors';
import { withoutPauses } from '../../tests/support/without-pauses';
import { coachFacts, nothingChosen } from './reply/coach-facts.fixture';
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
  const tell = vi.fn(() => Promise.resolve());
  const deps = {
    storage,
    log: fakeLog(),
    openChannel: vi.fn(() => tell),
    quotas: { take: vi.fn(() => Promise.resolve(true)) },
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
    readOwnFoods: () => Promise.resolve([]),
    readGathered: () =>
      Promise.resolve({
        plan: nothingChosen,
        days: [],
        marks: { favorites: [], exclusions: ['burpee'] },
        sessions: recentSessions,
        library: exercises,
        ledger: [],
      }),
    keepFactItem: vi.fn(() => ({ Put: { TableName: 'facts', Item: {} } })),
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
  return { deps, tell, documents, written, send };
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

  it('leads to nothing the notes rule out, although no model may read them', async () => {
    const { response, toolData, workout } = await test.send('20 minutes legs');
    expect(response).toContain('knee');
    const shown = [
      ...(toolData?.exerciseIds ?? []),
      ...(workout?.exercises ?? []).map((each) => each.exerciseId),
    ];
    expect(shown.length).toBeGreaterThan(0);
    const byId = coachFacts().exercisesById;
    for (const id of shown) expect(byId.get(id)?.avoidWith).not.toContain('knees');
  });

  it('that asks for a workout gets one that can be started, stored with the reply', async () => {
    const { workout, messageId } = await test.send('20 minutes legs');
    expect(workout?.trainingId).toBe(`2026-11-20-${messageId}`);
    expect(test.deps.offerItem).toHaveBeenCalledExactlyOnceWith(
      'maya',
      '2026-11-20',
      expect.objectContaining({ trainingId: workout?.trainingId }),
      [],
    );
    expect(test.written()).toHaveLength(4);
  });

  it('that asks about today gets the session every screen shows, which needs no storing', async () => {
    const { workout } = await test.send('what should I do today');
    expect(workout?.trainingId).toMatch(/^2026-11-20-[0-9a-f]{16}$/);
    expect(test.deps.offerItem).not.toHaveBeenCalled();
  });

  it('is stored on a second try when only the day changed in between', async () => {
    test.documents
      .on(TransactWriteCommand)
      .rejectsOnce(cancelled('None', 'None', 'None', 'ConditionalCheckFailed'))
      .resolves({});
    expect((await test.send('20 minutes legs')).workout?.trainingId).toBeTruthy();
    expect(test.deps.offerItem.mock.calls).toEqual([
      expect.arrayContaining([[]]),
      ['maya', '2026-11-20', expect.anything(), undefined],
    ]);
    expect(test.deps.turns.release).not.toHaveBeenCalled();
  });

  it('is refused above the limit per minute, releases its id, and stores nothing', async () => {
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

  it('about danger is always answered, and stored up to a hundred times a day', async () => {
    test.deps.quotas.take.mockResolvedValue(false);
    const answer = await test.send('I have chest pain when I run');
    expect(answer.response).toMatch(/\b999|emergency/i);
    expect(test.deps.quotas.take).toHaveBeenCalledWith('maya', 'dangers');
    expect(test.written()).toEqual([]);
    expect(test.deps.turns.release).toHaveBeenCalledWith(turn);
  });

  it('that another request is answering has to wait, and so does one that was taken over', async () => {
    await expect(setUp({ state: 'busy' }).send('Hello')).rejects.toMatchObject({ code: 'coach_busy' });
    test.documents.on(TransactWriteCommand).rejects(cancelled('ConditionalCheckFailed', 'None', 'None'));
    await expect(test.send('Hello')).rejects.toMatchObject({ code: 'coach_busy' });
    expect(test.deps.turns.release).toHaveBeenCalledWith(turn);
  });

  it('sent again gets the stored reply, and nothing is written', async () => {
    const again = setUp({ state: 'answered', reply: stored });
    expect(await again.send('Hello')).toEqual({ ...stored, remainingToday: 41 });
    expect(again.written()).toEqual([]);
  });

  it('releases its id when the person’s facts cannot be read', async () => {
    const readProfile = () => Promise.reject(new AppError('profile_not_found'));
    await expect(test.send('Hello', { readProfile })).rejects.toMatchObject({ code: 'profile_not_found' });
    expect(test.deps.turns.release).toHaveBeenCalledWith(turn);
  });
});

describe('A message to a model', () => {
  const answering = (answered: Awaited<ReturnType<AskWithinBudget>>['answered']) =>
    vi.fn((_question: Parameters<AskWithinBudget>[0]) => Promise.resolve({ answered, remainingToday: 12 }));
  const reply = { reply: 'Try these.', exercises: ['jump-squat', 'plank', 'moonwalk'], workout: null };

  it('is answered with what the library has and pain allows', async () => {
    const askModel = answering({ kind: 'reply', reply, tokens: 9 });
    const answer = await test.send('Two moves', { askModel });
    expect(answer).toMatchObject({ response: 'Try these.', source: 'model', remainingToday: 12 });
    expect(answer.toolData?.exerciseIds).toEqual(['plank']);
  });

  it('is answered with the name of its language, which screen readers speak', async () => {
    const spanish = { ...reply, reply: 'Hoy puedes hacer estos ejercicios, pero sin prisa.' };
    const askModel = answering({ kind: 'reply', reply: spanish, tokens: 9 });
    expect(await test.send('¿Qué hago hoy?', { askModel })).toMatchObject({
      source: 'model',
      language: 'es',
    });
    const inEnglish = answering({ kind: 'reply', reply, tokens: 9 });
    expect((await test.send('Two moves', { askModel: inEnglish })).language).toBeUndefined();
  });

  it('is charged to the person’s own day, and includes no note without consent', async () => {
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

  it('stores no more than 4,000 characters, and never half of one', async () => {
    const askModel = answering({ kind: 'text', text: `${'x'.repeat(3_999)}💪`, tokens: 9 });
    expect((await test.send('Hello', { askModel })).response).toBe('x'.repeat(3_999));
  });

  it('shows the reply while it is being written', async () => {
    const askModel = vi.fn(({ onReply }: Parameters<AskWithinBudget>[0]) => {
      onReply('Try');
      return Promise.resolve({ answered: { kind: 'reply', reply, tokens: 9 }, remainingToday: 12 });
    });
    await test.send('Hello', { askModel });
    expect(test.deps.openChannel).toHaveBeenCalledExactlyOnceWith('maya');
    expect(test.tell).toHaveBeenCalledWith({
      type: 'coach.delta',
      messageId: 'm1',
      offset: 0,
      delta: 'Try',
    });
  });

  it('is answered by the rules when the budget is used up', async () => {
    const askModel = () => Promise.reject(new AppError('coach_limit_reached'));
    const answer = await test.send('How do I do a plank?', { askModel });
    expect(answer).toMatchObject({ source: 'rules', remainingToday: 0 });
    expect(answer.response).toContain('High Plank');
  });

  it.each([
    ['names an exercise that is out', 'Great! Do three rounds of jump squats now.'],
    ['says to push through pain', 'Your knee will be fine: just push through the pain today.'],
    ['says so in different words', 'No pain, no gain! Ten more.'],
    ['says to keep going although it hurts', 'Keep going even if your knee hurts a little.'],
  ])('is answered by the rules when the reply %s, and nothing of that is shown', async (_, unfit) => {
    const askModel = vi.fn(({ onReply, stop }: Parameters<AskWithinBudget>[0]) => {
      for (let end = 1; end <= unfit.length && !stop.aborted; end += 1) onReply(unfit.slice(0, end));
      const answered = stop.aborted
        ? ({ kind: 'stopped', text: unfit, tokens: 9 } as const)
        : ({ kind: 'reply', reply: { ...reply, reply: unfit }, tokens: 9 } as const);
      return Promise.resolve({ answered, remainingToday: 12 });
    });
    const answer = await test.send('How do I do a plank?', { askModel });
    expect(answer).toMatchObject({ source: 'rules', stopped: false });
    expect(answer.response).toContain('High Plank');
    const shown = JSON.stringify(test.tell.mock.calls);
    expect(shown).not.toMatch(/jump squats|the pain|no gain|knee hurts/i);
  });

  it.each([
    'I leave jump squats out for you; try a plank.',
    'Never push through pain: stop when it hurts.',
    'Skip the jump squats today.',
  ])('may say what is left out, and that pain ends a set: %s', async (fit) => {
    const askModel = answering({ kind: 'reply', reply: { ...reply, reply: fit }, tokens: 9 });
    expect(await test.send('Two moves', { askModel })).toMatchObject({ response: fit, source: 'model' });
  });

  it.each([
    ['thoughts', '<think>She has a bad knee.</think>Try a plank.', 'Try a plank.'],
    ['thoughts without an end', 'Try a plank. <think>Hm, her knee', 'Try a plank. '],
    ['raw data behind it', 'Try a plank. {"reply":"Try","exercises":[]}', 'Try a plank. '],
  ])('shows no %s', async (_, text, shown) => {
    const askModel = answering({ kind: 'text', text, tokens: 9 });
    expect((await test.send('Hello', { askModel })).response).toBe(shown);
  });

  it.each(['{"answer": "yes"}', '<think>Nothing but this'])(
    'of nothing else is left to the rules: %s',
    async (text) => {
      const askModel = answering({ kind: 'text', text, tokens: 9 });
      expect(await test.send('Hello', { askModel })).toMatchObject({ source: 'rules' });
    },
  );

  it('that was cut off ends with its last whole sentence and says so', async () => {
    const text = 'Start with a plank, slowly. Then rest for';
    const askModel = answering({ kind: 'text', text, isCut: true, tokens: 9 });
    expect((await test.send('Hello', { askModel })).response).toBe(
      'Start with a plank, slowly.\n\n*My answer was cut off here. Ask me to continue.*',
    );
  });
});
