import { describe, expect, it } from 'vitest';
import type { ModelOutcome } from './answer-by-model';
import { coachFacts } from '../reply/coach-facts.fixture';
import type { PastMessage } from '../coach-facts';
import { noMemory, storedRequestOf } from '../memory';
import { plainRequest } from '../reply/requests/plan-request';
import type { HealthFact } from '../../spared/public';
import { coachRequestOf } from '../coach-request';
import { takeTurn, type TurnTaken } from '../turn/take-turn';
import { carryOut } from './carry-out';
import { modelReplySchema } from './coach-format';

const told = { now: '2026-05-14T09:00:00.000Z', newId: () => 'id' };
const factsWith = (ledger: readonly HealthFact[]) => coachFacts({ ledger: [...ledger] });
const rowOf = (kind: HealthFact['kind'], what: string, state: HealthFact['state'] = 'told'): HealthFact => ({
  factId: `${kind}.${what}`,
  kind,
  what,
  side: null,
  since: '2026-05-01' as HealthFact['since'],
  until: null,
  source: 'chat',
  words: 'as they said it',
  state,
  changedAt: '2026-05-01T09:00:00.000Z',
});

/** A message in which the rules heard nothing. */
const unheard = (
  message: string,
  ledger: readonly HealthFact[],
  history: readonly PastMessage[],
): TurnTaken => ({
  request: coachRequestOf(factsWith(ledger), message, history),
  changed: [],
  echo: null,
  echoed: [],
  spares: false,
  careFor: null,
  asked: null,
  safety: null,
});
/** A message as the rules hear it. */
const byRules: typeof unheard = (message, ledger, history) =>
  takeTurn({ factsWith, ledger, message, conversation: 'coach', history, told });

/** The result of a model's answer to a message. */
async function carried(
  message: string,
  answer: object,
  ledger: readonly HealthFact[] = [],
  history: readonly PastMessage[] = [],
  hear = unheard,
) {
  const heard = hear(message, ledger, history);
  const { reply, facts, act, exercises } = modelReplySchema.parse({ reply: 'Sure.', ...answer });
  const outcome: ModelOutcome = {
    reply: { reply, exerciseIds: exercises, workout: null },
    claims: facts,
    act,
    stopped: false,
    remainingToday: 9,
  };
  return carryOut(outcome, { heard, factsWith, ledger, told });
}
const claim = (kind: string, what: string, state = 'told') => ({ kind, what, side: null, state });

describe('A fact that a model heard', () => {
  const message = 'left knee versus stairs: stairs win';

  it('is stored in the person’s words, echoed, and planned around', async () => {
    const { heard, source } = await carried(message, {
      facts: [{ ...claim('sore', 'knees'), side: 'left' }],
    });
    expect(heard.changed).toMatchObject([
      { factId: 'sore.knees', side: 'left', until: null, words: message, source: 'chat', state: 'told' },
    ]);
    expect(heard.echo?.text).toMatch(/^I'll go easy on your left knee/);
    expect(heard.echoed).toEqual(['sore.knees']);
    expect(heard.request.facts.spared.pains.areas).toEqual(['knees']);
    expect(source).toBe('model');
  });

  it('does not count when the person never mentions it, or the rules heard it themselves', async () => {
    expect((await carried('20 minutes please', { facts: [claim('sore', 'knees')] })).heard.changed).toEqual(
      [],
    );
    const both = await carried(
      'my knee hurts, what now?',
      { facts: [claim('sore', 'knees')] },
      [],
      [],
      byRules,
    );
    expect(both.heard.changed).toHaveLength(1);
  });

  it('does not override what the rules heard to be over', async () => {
    const { heard } = await carried(
      'my knee is fine again, 20 minutes legs',
      { facts: [claim('sore', 'knees')] },
      [rowOf('sore', 'knees')],
      [],
      byRules,
    );
    expect(heard.changed).toMatchObject([{ factId: 'sore.knees', state: 'settled' }]);
  });

  it('removes words from its own reply that name what is now spared', async () => {
    const reply = 'Do jump squats, they are great for you.';
    expect((await carried(message, { reply })).reply.reply).toBe(reply);
    const { reply: shown, source } = await carried(message, { reply, facts: [claim('sore', 'knees')] });
    expect(source).toBe('rules');
    expect(shown.reply).not.toContain('jump');
  });

  it('is a life stage when it is one', async () => {
    const { heard } = await carried('fourteen weeks along, what may I train?', {
      facts: [claim('condition', 'pregnancy')],
    });
    expect(heard.request.facts.spared.conditions).toContain('pregnancy');
  });
});

describe('A fact that a model calls over', () => {
  const over = (what: string, kind = 'sore') => ({ facts: [claim(kind, what, 'settled')] });

  it('is settled when it is open and named', async () => {
    const ledger = [rowOf('injury', 'knees'), rowOf('sore', 'neck')];
    const { heard } = await carried('the knee is history, bring it on', over('knees'), ledger);
    expect(heard.changed).toMatchObject([{ factId: 'injury.knees', state: 'settled' }]);
    expect(heard.echo?.text).toMatch(/back in the plan/);
    expect(heard.request.facts.spared.pains.areas).toEqual(['neck']);
  });

  it.each([
    ['a danger', 'the heart is history, bring it on', rowOf('event', 'heart'), over('heart', 'condition')],
    [
      'a state of health',
      'the heart is history, bring it on',
      rowOf('condition', 'heart'),
      over('heart', 'condition'),
    ],
    [
      'a stage of life',
      'that pregnancy is history, bring it on',
      rowOf('lifeStage', 'pregnancy'),
      over('pregnancy', 'condition'),
    ],
    ['what is not named', 'bring it on', rowOf('sore', 'knees'), over('knees')],
    ['what still hurts', 'my knee still grinds on stairs', rowOf('sore', 'knees'), over('knees')],
  ])('is not settled: %s', async (_, message, row, answer) => {
    const { heard } = await carried(message, answer, [row]);
    expect(heard.changed.filter(({ state }) => state === 'settled')).toEqual([]);
  });
});

describe('A plan that a model asks for', () => {
  const plan = (slots: object) => ({
    act: { kind: 'plan', groups: [], equipment: [], bare: false, ...slots },
  });

  it('is the planner’s, whatever the model names', async () => {
    const { reply, source } = await carried('something for below the belt', {
      ...plan({ minutes: 15, groups: ['legs'] }),
      exercises: ['burpee'],
    });
    expect(source).toBe('model');
    expect(reply.reply).toMatch(/^Sure\./);
    expect(reply.workout?.proposed).toMatchObject({ trainingId: null });
    expect(reply.workout?.minutes).toBeLessThanOrEqual(15);
    expect(reply.workout?.request?.groups.map(({ name }) => name)).toEqual(['legs']);
    expect([...reply.exerciseIds, ...(reply.workout?.exerciseIds ?? [])]).not.toContain('burpee');
  });

  it('is today’s session when there are no wishes', async () => {
    const { reply } = await carried('off we go then', plan({}));
    expect(reply.workout?.proposed?.trainingId).toBe(coachFacts().training?.session?.trainingId);
  });

  it('respects the limits, including those in the message itself', async () => {
    const { reply, heard } = await carried(
      'something lively but no jumping',
      plan({ minutes: 20 }),
      [],
      [],
      byRules,
    );
    expect(heard.request.facts.spared.limits).toContain('no_jumping');
    const { exercisesById } = coachFacts();
    const impacts = reply.workout?.exerciseIds.map((id) => exercisesById.get(id)?.impact) ?? [];
    expect(impacts.length).toBeGreaterThan(0);
    expect(impacts).not.toContain('high');
  });

  it('changes the plan being discussed', async () => {
    const request = storedRequestOf({ ...plainRequest, minutes: 30 });
    const exerciseIds = ['squat', 'plank', 'crunch', 'bird-dog'];
    const remembered = { title: 'Mine', minutes: 30, exerciseIds, trainingId: null, request };
    const history: PastMessage[] = [
      { role: 'user', content: '30 minutes' },
      {
        role: 'assistant',
        content: 'Here.',
        workout: { minutes: 30, exercises: [] },
        memory: { ...noMemory, plan: remembered },
      },
    ];
    const act = { kind: 'change', minutes: 12, groups: [], equipment: [], bare: false };
    const { reply } = await carried('the tram leaves sooner than I thought', { act }, [], history);
    expect(reply.workout?.minutes).toBeLessThanOrEqual(12);
    expect(reply.workout?.request?.minutes).toBe(12);
  });
});
