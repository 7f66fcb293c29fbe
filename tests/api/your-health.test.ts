import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { sparedContract } from '../../shared/contracts/spared';
import { isContraindicated } from '../../shared/rules/training/conditions';
import { isRuledOut } from '../../shared/rules/training/pains';
import { exerciseById } from '../../functions/exercises/library/catalogue';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { readPlan, readToday, signUpTrainee } from '../support/training';
import type { TestUser } from '../support/sign-in';

// A Tuesday.
const clock = startClock('2026-09-01T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpTrainee(cloud.origin, { bodyPains: null, workLifeEffects: null });
});

const send = (message: string, conversation: 'coach' | 'nutrition' = 'coach') =>
  maya.call(coachContract.sendMessage, { body: { id: ulid(clock.advance(10_000)), message, conversation } });
const plannedIn = ({ workout }: Awaited<ReturnType<typeof send>>) =>
  (workout?.exercises ?? []).flatMap(({ exerciseId }) => exerciseById(exerciseId) ?? []);
const facts = async () => (await maya.call(sparedContract.listSpared)).facts;
const knees = { areas: ['knees'] as const, muscles: [] };

describe('What is told in the chat', () => {
  it('is echoed, listed, and left out of every later plan and of today', async () => {
    const told = await send('my left knee hurts');
    expect(told.response).toBe("I'll go easy on your left knee. For today, or until you tell me?");
    expect(told.choices?.map(({ label }) => label)).toEqual([
      'For today',
      'Until I tell you',
      '10 gentle minutes',
    ]);
    expect(await facts()).toMatchObject([
      { id: 'sore.knees', label: 'Left knee', source: 'chat', until: null },
    ]);
    const moves = plannedIn(await send('20 minutes legs please'));
    expect(moves.length).toBeGreaterThan(1);
    expect(moves.filter((move) => isRuledOut(move, knees))).toEqual([]);
    const today = (await readToday(maya)).session?.exercises ?? [];
    expect(today.filter(({ exerciseId }) => isRuledOut(exerciseById(exerciseId)!, knees))).toEqual([]);
  });

  it('holds for the day where that is the answer, and is gone the next', async () => {
    await send('my left knee hurts');
    expect((await send('For today')).response).toMatch(/^For today, then/);
    expect(await facts()).toMatchObject([{ until: '2026-09-01' }]);
  });

  it('is taken back in words', async () => {
    await send('my left knee hurts');
    expect((await send('my knee is fine again')).response).toMatch(/left knee is back in the plan/);
    expect(await facts()).toEqual([]);
  });

  it('that is known in words only makes it gentle, and Ana asks what to leave out', async () => {
    const { response, choices } = await send('i was diagnosed with lupus');
    expect(response).toMatch(/Is there anything I should leave out\?$/);
    expect(choices?.map(({ label }) => label)).toEqual(['No jumping', 'No floor work', '10 gentle minutes']);
    const gentle = plannedIn(await send('20 minutes whole body please'));
    expect(gentle.filter((move) => isContraindicated(move, 'careful'))).toEqual([]);
  });

  it('counts in the other conversation too', async () => {
    await send('i am vegan', 'nutrition');
    expect((await send('is a cheese omelette ok for me?')).response).toMatch(
      /^No, not that one: you're vegan/,
    );
  });
});

describe('A danger that was told', () => {
  it('holds plans in every chat and on the dashboard until a doctor has looked at it', async () => {
    expect((await send('my chest hurts')).response).toMatch(/stop exercising now/);
    clock.advance(18 * 3_600_000);
    const held = await send('give me a workout', 'nutrition');
    expect(held).toMatchObject({ workout: null, toolData: null });
    expect(await readToday(maya)).toMatchObject({ session: null, isWaiting: true });
    const { week } = await readPlan(maya);
    expect(week.note).toBeNull();
    expect(week.days.map(({ state }) => state)).not.toContain('planned');
    expect((await send('a doctor said it is fine')).response).toMatch(/glad/);
    expect(plannedIn(await send('20 minutes please')).length).toBeGreaterThan(1);
    expect((await readToday(maya)).session).not.toBeNull();
    expect((await readToday(maya)).isWaiting).toBe(false);
    expect((await readPlan(maya)).week.days.map(({ state }) => state)).toContain('planned');
  });
});
