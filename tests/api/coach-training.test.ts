import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { profileContract } from '../../shared/contracts/profile';
import { trainingContract } from '../../shared/contracts/training';
import { workoutsContract } from '../../shared/contracts/workouts';
import { exerciseById } from '../../functions/exercises/library/catalogue';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { signUpUser, type TestUser } from '../support/sign-in';
import { readPlan, readToday, signUpTrainee } from '../support/training';

// A Monday.
const clock = startClock('2026-04-20T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpTrainee(cloud.origin);
});

const newId = () => ulid(clock.advance(1));
const send = (message: string, user = maya, id = newId()) =>
  user.call(coachContract.sendMessage, { body: { id, message } });
const start = (trainingId: string, id = newId()) =>
  maya.call(workoutsContract.startWorkout, { body: { id, trainingId } });
const readProfile = () => maya.call(profileContract.readProfile);

describe('Today in the chat', () => {
  it('is the session of the dashboard, and starting it starts that training', async () => {
    const { workout, response } = await send('What should I do today?');
    const { training } = await readProfile();
    expect(workout?.trainingId).toBe(training?.today.session?.trainingId);
    expect(workout).toMatchObject({
      title: training?.today.session?.title,
      minutes: training?.today.session?.minutes,
    });
    expect(response).toContain(training?.today.session?.reasons[0]);
    const session = await start(workout?.trainingId ?? '');
    expect(session.trainingId).toBe(workout?.trainingId);
    expect(session.plan).toEqual(training?.today.session?.exercises);
  });

  it('changes with the session of the dashboard', async () => {
    const changed = await maya.call(trainingContract.changeToday, {
      body: { id: newId(), change: 'shorter' },
    });
    const { workout, response } = await send('What should I do today?');
    expect(workout?.trainingId).toBe(changed.session?.trainingId);
    expect(response).toContain(changed.changed);
  });
});

describe('A workout in the chat', () => {
  it('spares what hurts, keeps to the time and can be started with its warm-up and reasons', async () => {
    const { workout } = await send('15 minutes legs');
    expect(workout?.minutes).toBeLessThanOrEqual(15);
    for (const { exerciseId } of workout?.exercises ?? []) {
      expect(exerciseById(exerciseId)?.avoidWith).not.toContain('knees');
      expect(exerciseById(exerciseId)?.impact).toBe('low');
    }
    const session = await start(workout?.trainingId ?? '');
    expect(session).toMatchObject({
      title: workout?.title,
      trainingId: workout?.trainingId,
      routineId: null,
    });
    expect(session.warmUp.length).toBeGreaterThan(0);
    expect(session.plan.some(({ reason }) => reason !== undefined)).toBe(true);
  });

  it('leaves today’s own session as it is, and stays startable after today is changed', async () => {
    const before = await readToday(maya);
    const first = await send('10 minutes core');
    const second = await send('20 minutes arms');
    expect(await readToday(maya)).toEqual(before);
    await maya.call(trainingContract.changeToday, { body: { id: newId(), change: 'easier' } });
    for (const { workout } of [first, second]) {
      const id = newId();
      const body = { id, trainingId: workout?.trainingId ?? '', endOpen: true };
      expect((await maya.call(workoutsContract.startWorkout, { body })).title).toBe(workout?.title);
    }
  });

  it('is the same when the message is sent again', async () => {
    const id = newId();
    const first = await send('15 minutes legs', maya, id);
    expect(await send('15 minutes legs', maya, id)).toEqual(first);
  });

  it('is no one else’s to start', async () => {
    const { workout } = await send('15 minutes legs');
    const noah = await signUpTrainee(cloud.origin);
    const body = { id: newId(), trainingId: workout?.trainingId };
    expect(await noah.refused('POST', '/workout-sessions', body)).toEqual({
      status: 404,
      code: 'training_not_found',
    });
  });

  it('is not offered before onboarding, nor on request during a pregnancy: the day’s calm one stays', async () => {
    const stranger = await signUpUser(cloud.origin);
    expect(await send('15 minutes legs', stranger)).toMatchObject({ workout: null, week: null });
    const expecting = await signUpTrainee(cloud.origin, { medicalConditions: 'Pregnant, due in June' });
    for (const message of ['15 minutes legs', 'What should I do today?', 'plan my week']) {
      const answer = await send(message, expecting);
      expect(answer).toMatchObject({ workout: null, week: null, toolData: null });
      expect(answer.response).toContain('midwife');
    }
    const { session, opening } = await readToday(expecting);
    expect(session?.title).toContain('easy on your left knee');
    expect(opening).toContain('midwife');
  });
});

describe('A week in the chat', () => {
  it('is the week of the plan with a reason for each session, and what saving it would store', async () => {
    const { week } = await send('Plan a week that fits me');
    const plan = await readPlan(maya);
    const { areChosen, ...settings } = plan.settings;
    expect([areChosen, week?.settings]).toEqual([false, settings]);
    const shown = plan.week.days.map(({ date, state, title, minutes }) => ({ date, state, title, minutes }));
    expect(week?.days).toMatchObject(shown);
    const planned = week?.days.filter(({ state }) => state === 'planned') ?? [];
    expect(planned.length).toBeGreaterThan(0);
    expect(planned.every(({ reason }) => reason !== null)).toBe(true);
  });

  it('with other days and minutes is stored when it is saved, and then has nothing left to save', async () => {
    const { week } = await send('Plan me 4 days a week, 15 minutes');
    expect(week?.settings).toMatchObject({ days: [1, 2, 4, 5], minutes: 15 });
    expect((await readPlan(maya)).settings).toMatchObject({ areChosen: false });
    if (!week?.settings) throw new Error('nothing to save');
    const saved = await maya.call(trainingContract.choosePlan, { body: week.settings });
    expect(saved.week.days.map(({ state, minutes }) => [state, minutes])).toEqual(
      week.days.map(({ state, minutes }) => [state, minutes]),
    );
    expect((await send('Plan my week')).week?.settings).toBeNull();
  });

  it('is kept with the conversation', async () => {
    const { week } = await send('Plan my week');
    const { messages } = await maya.call(coachContract.listMessages);
    expect(messages.at(-1)?.week).toEqual(week);
  });
});
