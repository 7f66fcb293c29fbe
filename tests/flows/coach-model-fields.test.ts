import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { profileContract } from '../../shared/contracts/profile';
import { sparedContract } from '../../shared/contracts/spared';
import { exercises as library } from '../../functions/exercises/library/catalogue';
import { answers as profileAnswers } from '../support/answers';
import { startClock } from '../support/clock';
import { startTestCloud, type TestCloud } from '../support/cloud';
import { answers, startFakeOpenAi, type FakeOpenAi, type FakeReply } from '../support/fake-openai';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { newId } from '../support/new-id';
import { signUpUser, type TestUser } from '../support/sign-in';
import { openTestSocket } from '../support/socket';

startClock('2026-04-08T09:30:00Z');
let model: FakeOpenAi;
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  model = await startFakeOpenAi();
  useAiEnvironment({ OPENAI_BASE_URL: model.baseUrl, AI_ATTEMPT_MS: '3000' });
  cloud = await startTestCloud();
});
afterAll(async () => {
  await cloud.stop();
  await model.stop();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
  await maya.call(profileContract.completeOnboarding, { body: { ...profileAnswers, bodyPains: null } });
});

const { sendMessage } = coachContract;
const send = (message: string) => maya.call(sendMessage, { body: { id: newId(), message } });
const spared = async () => (await maya.call(sparedContract.listSpared)).facts.map(({ id }) => id).toSorted();
const tell = (words: string) => maya.call(sparedContract.tellSpared, { body: { words, source: 'profile' } });
/** The model's answer to the next message, and the result. */
const sendTo = (reply: Partial<FakeReply>, message: string) => {
  model.will(answers.ok({ reply: 'Sure.', ...reply }));
  return send(message);
};
/** A promise that the test resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
}
const claim = (kind: string, what: string, state = 'told') => ({ kind, what, side: null, state });
const act = (kind: string, slots: object = {}) => ({
  act: { kind, minutes: null, groups: [], equipment: [], bare: false, effort: null, foods: null, ...slots },
});
const asks = { reply: '', question: { kind: 'figure', text: 'streak' } };
const movesOf = ({ workout }: Awaited<ReturnType<typeof send>>) =>
  (workout?.exercises ?? []).map(({ exerciseId }) => library.find(({ id }) => id === exerciseId));

describe('A fact that the model hears', () => {
  it('is stored, echoed and spared in the next plan', async () => {
    const facts = [{ ...claim('sore', 'knees'), side: 'left' }];
    const heard = await sendTo({ reply: 'Oh, stairs.', facts }, 'left knee versus stairs: stairs win');
    expect(heard.response).toMatch(/^I'll go easy on your left knee[^]+Oh, stairs\.$/);
    expect(heard).toMatchObject({ source: 'model', choices: [{ label: 'For today' }, {}] });
    expect((await maya.call(sparedContract.listSpared)).facts).toMatchObject([
      { id: 'sore.knees', label: 'Left knee', words: 'left knee versus stairs: stairs win', source: 'chat' },
    ]);
    const moves = movesOf(await sendTo(act('plan', { groups: ['legs'] }), 'below the belt, surprise me'));
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.flatMap((move) => move?.avoidWith ?? [])).not.toContain('knees');
  });

  it('is none that the person does not speak of, and none of unknown kinds and codes', async () => {
    const facts = [claim('sore', 'knees'), claim('event', 'heart'), claim('sore', 'tail'), 7, null];
    expect(await sendTo({ facts }, 'tell me a joke about squats')).toMatchObject({
      response: 'Sure.',
      source: 'model',
    });
    expect(await spared()).toEqual([]);
  });

  it('needs no field to keep words away that name what is spared', async () => {
    await tell('my knee hurts');
    const answer = await sendTo({ reply: 'Do jump squats every day.' }, 'tell me a joke about squats');
    expect(answer.source).toBe('rules');
    expect(answer.response).not.toMatch(/jump.squat/i);
  });

  it('takes words of its own reply away that name what is spared now', async () => {
    const facts = [claim('sore', 'knees')];
    const told = await sendTo(
      { reply: 'Do jump squats every day.', facts, exercises: ['jump-squat'] },
      'left knee versus stairs: stairs win',
    );
    expect(told.source).toBe('rules');
    expect(told.response).toMatch(/^I'll go easy on your knee/);
    expect(JSON.stringify(told)).not.toMatch(/jump.squat/i);
    expect(await spared()).toEqual(['sore.knees']);
  });
});

describe('A fact that the model calls over', () => {
  const over = [
    claim('sore', 'knees', 'settled'),
    claim('condition', 'pregnancy', 'settled'),
    claim('condition', 'heart', 'settled'),
  ];

  it('is settled, and never a stage of life or a danger', async () => {
    for (const words of ['my knee hurts', 'I am pregnant', 'I have chest pain']) await tell(words);
    const before = await spared();
    expect(before).toHaveLength(3);
    await sendTo({ facts: over }, 'the knee is history, bring it on');
    expect(await spared()).toEqual(before.filter((id) => id !== 'sore.knees'));
    await sendTo({ facts: over }, 'the pregnancy is history, so is the heart, bring it on');
    expect(await spared()).toEqual(before.filter((id) => id !== 'sore.knees'));
  });
});

describe('A plan that the model asks for', () => {
  it('is made and changed by the planner, and keeps the limits', async () => {
    await tell('no jumping, doctor says never again');
    const plan = { ...act('plan', { minutes: 30, groups: ['legs', 'wings'] }), exercises: ['jump-squat'] };
    const first = await sendTo(plan, 'below the belt, surprise me');
    expect(first).toMatchObject({ source: 'model', workout: { trainingId: expect.any(String) as string } });
    expect(first.response).toMatch(/^Sure\./);
    const changed = await sendTo(act('change', { minutes: 12 }), 'lunch break is over soon');
    expect(changed.workout?.minutes).toBeLessThanOrEqual(12);
    const moves = [...movesOf(first), ...movesOf(changed)];
    expect(moves.map((move) => move?.impact)).not.toContain('high');
    expect(moves.length).toBeGreaterThan(4);
    expect(JSON.stringify([first, changed])).not.toContain('jump-squat');
  });

  it('is none while a danger is open', async () => {
    await tell('I have chest pain');
    const held = await sendTo(act('plan', { minutes: 20 }), 'below the belt, surprise me');
    expect(held).toMatchObject({ workout: null, toolData: null, source: 'rules' });
  });
});

describe('A meal that the model hears of', () => {
  it('is put together by our table, and logged by no one but the person', async () => {
    const meal = await sendTo(
      act('log', { foods: '2 eggs and a banana' }),
      'zwei Eier und eine Banane, lecker',
    );
    expect(meal.source).toBe('model');
    expect(meal.response).toMatch(/^Sure\.[^]+Should I log it/);
    expect(meal.meal?.items.map(({ name }) => name)).toEqual(['Egg', 'Banana']);
  });

  it('is none without a food that we know', async () => {
    const meal = await sendTo(act('log', { foods: 'xyzzy' }), 'tell me a joke about squats');
    expect(meal).toMatchObject({ source: 'model', response: 'Sure.' });
    expect(meal.meal).toBeUndefined();
  });
});

describe('A question of the model', () => {
  it('is answered once, within one chat', async () => {
    model.will(answers.ok(asks), answers.ok({ reply: 'No day yet.' }));
    expect(await send('how long am I on it by now?')).toMatchObject({
      response: 'No day yet.',
      source: 'model',
      remainingToday: 59,
    });
    expect(model.requests).toHaveLength(2);
    const [question, answer] = model.requests[1]?.body.messages.slice(-2) ?? [];
    expect([question?.role, answer?.role]).toEqual(['assistant', 'user']);
    expect(answer?.content).toContain('{"answerOfTheApp":{"days":0');
  });

  it('is ignored in the second round, and the built-in coach answers when nothing else comes', async () => {
    model.will(answers.ok(asks));
    expect(await send('how long am I on it by now?')).toMatchObject({ source: 'rules' });
    expect(model.requests).toHaveLength(2);
    model.will(answers.ok(asks), answers.ok({ ...asks, reply: 'None that I know of.' }));
    expect(await send('how long am I on it by now?')).toMatchObject({
      response: 'None that I know of.',
      source: 'model',
    });
    expect(model.requests).toHaveLength(2);
  });

  it('that is none costs no second round', async () => {
    const broken = { kind: 'figure', text: ['streak'] };
    expect(await sendTo({ question: broken }, 'tell me a joke about squats')).toMatchObject({
      source: 'model',
    });
    expect(model.requests).toHaveLength(1);
  });

  it('keeps what was heard before it', async () => {
    const facts = [claim('sore', 'knees')];
    model.will(answers.ok({ ...asks, facts }), answers.ok({ reply: 'No day yet.' }));
    await send('left knee versus stairs: stairs win');
    expect(await spared()).toEqual(['sore.knees']);
  });

  it('starts the words on the screen over', async () => {
    const socket = await openTestSocket(maya);
    const [first, second] = [gate(), gate()];
    const question = '"exercises":[],"workout":null,"question":{"kind":"figure","text":"streak"}}';
    model.will(
      answers.pieces(['{"reply":"Let me look.",', first.opened, question]),
      answers.pieces(['{"reply":"No day', second.opened, ' yet."}']),
    );
    const answer = send('how long am I on it by now?');
    expect(await socket.next('coach.delta')).toMatchObject({ offset: 0, delta: 'Let me look.' });
    first.open();
    expect(await socket.next('coach.delta')).toMatchObject({ offset: 0, delta: 'No day' });
    second.open();
    expect((await answer).response).toBe('No day yet.');
    await socket.close();
  });
});

describe('Fields full of anything', () => {
  it.each([
    ['texts', { facts: 'knees', act: 'plan', question: 'why' }],
    ['lists', { facts: [[[]]], act: [], question: [1, 2] }],
    ['objects', { facts: {}, act: { kind: 'erase', groups: {} }, question: { kind: {}, text: null } }],
    ['much too much', { facts: Array.from({ length: 5000 }, () => claim('sore', 'knees')), act: 1e9 }],
    ['prototypes', { facts: [claim('__proto__', 'constructor')], act: { kind: 'constructor' } }],
  ])('never cost the reply: %s', async (_, fields) => {
    expect(await sendTo(fields, 'tell me a joke about squats')).toMatchObject({
      response: 'Sure.',
      source: 'model',
      workout: null,
    });
    expect(await spared()).toEqual([]);
  });
});
