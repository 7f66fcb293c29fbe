import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { coachContract } from '../../shared/contracts/coach';
import { profileContract } from '../../shared/contracts/profile';
import { trainingContract } from '../../shared/contracts/training';
import { objectionTo, type State } from '../../shared/rules/training/conditions';
import { conditions, type Condition } from '../../shared/rules/training/person';
import { exerciseById, exercises } from '../../functions/exercises/library/catalogue';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { useAiEnvironment } from '../support/fake-openai-environment';
import { signUpUser, type TestUser } from '../support/sign-in';
import { readPlan, readToday, signUpTrainee } from '../support/training';

// A Monday.
const clock = startClock('2026-07-14T09:30:00Z');
let cloud: TestCloud;

beforeAll(async () => {
  useAiEnvironment({ AI_MODE: 'rules' });
  cloud = await sharedCloud();
});

const newId = () => ulid(clock.advance(1));
const signUp = (chosen: readonly Condition[], changes: object = {}) =>
  signUpTrainee(cloud.origin, { bodyPains: null, conditions: chosen, ...changes });
const choose = (user: TestUser, chosen: readonly Condition[]) =>
  user.call(profileContract.updateAnswers, { body: { conditions: [...chosen] } });

interface Moves {
  warmUp: readonly { exerciseId: string }[];
  exercises: readonly { exerciseId: string }[];
  coolDown: readonly { exerciseId: string }[];
}
const movesOf = (session: Moves | null) =>
  session === null
    ? []
    : [...session.warmUp, ...session.exercises, ...session.coolDown].map(({ exerciseId }) => exerciseId);
const forbidden = (ids: readonly string[], state: State) =>
  ids.filter((id) => {
    const exercise = exerciseById(id);
    return exercise === undefined || objectionTo(exercise, state) !== null;
  });

/** Today as it is and with every change, the other days of the week, and a workout from the chat. */
async function everythingPlanned(user: TestUser): Promise<string[][]> {
  const today = await readToday(user);
  const changed = [];
  for (const change of ['shorter', 'something_else', 'easier'] as const)
    changed.push(await user.call(trainingContract.changeToday, { body: { id: newId(), change } }));
  const { week } = await readPlan(user);
  const later = week.days.filter(({ state, date }) => state === 'planned' && date > today.date);
  const days = await Promise.all(
    later.map(({ date }) => user.call(trainingContract.readDay, { params: { date } })),
  );
  const body = { id: newId(), message: 'give me a 20 minute full body workout' };
  const { workout } = await user.call(coachContract.sendMessage, { body });
  return [
    ...[today, ...changed].map(({ session }) => movesOf(session)),
    ...days.map(movesOf),
    ...(workout ? [workout.exercises.map(({ exerciseId }) => exerciseId)] : []),
  ];
}

describe('What is planned with a condition', () => {
  it.each(conditions)('contains nothing that %s rules out, and is never empty', async (condition) => {
    const user = await signUp([condition]);
    const planned = await everythingPlanned(user);
    expect(planned.length).toBeGreaterThanOrEqual(5);
    expect(planned.filter((ids) => ids.length === 0)).toEqual([]);
    expect(forbidden(planned.flat(), condition)).toEqual([]);
  });

  it('contains nothing that age rules out from 65 on', async () => {
    const planned = await everythingPlanned(await signUp([], { age: 71 }));
    expect(planned.filter((ids) => ids.length === 0)).toEqual([]);
    expect(forbidden(planned.flat(), 'over_65')).toEqual([]);
  });

  it('goes by several at once, and by what the notes tell next to them', async () => {
    const user = await signUp(['diabetes', 'unsteady'], { medicalConditions: 'hypertension', age: 78 });
    const { training } = await user.call(profileContract.readProfile);
    expect(training?.conditions).toEqual(['high_blood_pressure', 'diabetes', 'unsteady']);
    const planned = (await everythingPlanned(user)).flat();
    for (const state of [...(training?.conditions ?? []), 'over_65'] as const)
      expect(forbidden(planned, state)).toEqual([]);
  });

  it('is all seated for someone in a wheelchair, for arms and core, with enough to choose from', async () => {
    const planned = await everythingPlanned(await signUp(['wheelchair']));
    const positions = planned.flat().map((id) => exerciseById(id)?.position);
    expect(new Set(positions)).toEqual(new Set(['chair']));
    for (const ids of planned) expect(new Set(ids).size).toBeGreaterThanOrEqual(4);
  });
});

describe('Chosen conditions', () => {
  it('change the plan immediately, and again when they are removed', async () => {
    const user = await signUp([]);
    const before = await readToday(user);
    const profile = await choose(user, ['wheelchair', 'heart']);
    expect(profile.answers?.conditions).toEqual(['heart', 'wheelchair']);
    expect(profile.training?.conditions).toEqual(['heart', 'wheelchair']);
    const left = exercises.filter(({ id }) => !profile.training?.unsuitableIds.includes(id));
    expect(left.map(({ position }) => position)).toEqual(left.map(() => 'chair'));
    expect((await readToday(user)).session?.title).toContain('seated');
    const after = await choose(user, []);
    expect(after.training?.conditions).toEqual([]);
    expect((await readToday(user)).session?.title).toBe(before.session?.title);
  });

  it('are kept on the way through onboarding like every answer', async () => {
    const user = await signUpUser(cloud.origin);
    await user.call(profileContract.saveOnboardingDraft, { body: { conditions: ['unsteady', 'asthma'] } });
    const { answers } = await user.call(profileContract.readOnboardingDraft);
    expect(answers).toEqual({ conditions: ['asthma', 'unsteady'] });
  });

  it('that no one knows are refused and change nothing', async () => {
    const user = await signUp(['asthma']);
    const refused = await user.refused('PATCH', '/profile/answers', { conditions: ['bad luck'] });
    expect(refused.status).toBe(400);
    const { answers } = await user.call(profileContract.readProfile);
    expect(answers?.conditions).toEqual(['asthma']);
  });

  it('reach the coach: a pregnancy that was only tapped is met with care', async () => {
    const user = await signUp(['pregnancy']);
    const body = { id: newId(), message: '15 minutes legs' };
    const answer = await user.call(coachContract.sendMessage, { body });
    expect(answer).toMatchObject({ workout: null, toolData: null });
    expect(answer.response).toContain('midwife');
  });
});
