import { ulid } from 'ulid';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { nutritionContract } from '../../shared/contracts/nutrition';
import { profileContract } from '../../shared/contracts/profile';
import { defaultGoals } from '../../shared/rules/nutrition/goals';
import { answers } from '../support/answers';
import { startClock } from '../support/clock';
import { sharedCloud, type TestCloud } from '../support/cloud';
import { refusesBadTokens } from '../support/refuses-bad-tokens';
import { signUpUser, type TestUser } from '../support/sign-in';

const clock = startClock('2026-07-03T09:30:00Z');
let cloud: TestCloud;
let maya: TestUser;

beforeAll(async () => {
  cloud = await sharedCloud();
});
beforeEach(async () => {
  maya = await signUpUser(cloud.origin);
});

const { readGoals, setGoals, readDay } = nutritionContract;
const onboard = (more: object = {}) =>
  maya.call(profileContract.completeOnboarding, { body: { ...answers, ...more } });
const own = {
  ...defaultGoals,
  targetCaloriesKcal: 1800,
  targetProteinG: 120,
  targetCarbsG: 200,
  targetFatsG: 58,
};

describe('Targets', () => {
  it('are the defaults before onboarding, without a suggestion', async () => {
    expect(await maya.call(readGoals)).toEqual({ goals: defaultGoals, isDefault: true, suggestion: null });
    const day = await maya.call(readDay, { params: { date: 'today' } });
    expect(day).toMatchObject({ goals: defaultGoals, fibreTargetG: 28, waterTargetMillilitres: 2_000 });
  });

  it.each([
    ['lose_weight', 'lose_weight'],
    ['get_stronger', 'build_muscle'],
    ['tone_up', 'maintain'],
  ])(
    'of someone who wants to %s are “%s” until some are set, and the day follows',
    async (goal, goalType) => {
      await onboard({ goalType: goal });
      const { goals, isDefault, suggestion } = await maya.call(readGoals);
      expect(goals).toMatchObject({ goalType });
      expect({ goals, isDefault }).toEqual({ goals: suggestion?.goals, isDefault: true });
      expect((await maya.call(readDay, { params: { date: 'today' } })).goals).toEqual(goals);
    },
  );

  it('stay the same when the suggestion for another activity is asked for', async () => {
    await onboard();
    const { goals } = await maya.call(readGoals);
    const active = await maya.call(readGoals, { query: { activityLevel: 'very_active' } });
    expect(active.goals).toEqual(goals);
    expect(active.suggestion?.goals.targetCaloriesKcal).toBeGreaterThan(goals.targetCaloriesKcal);
  });

  it('are suggested from the answers', async () => {
    await onboard();
    const { suggestion } = await maya.call(readGoals);
    expect(suggestion).toMatchObject({
      goals: { goalType: 'build_muscle', targetCaloriesKcal: 2380 },
      noDeficitBecause: null,
    });
  });

  it.each([
    ['pregnant', 'pregnancy'],
    ['Anorexia some years ago', 'eating_disorder'],
  ])('are suggested without a deficit to someone who wrote %s', async (medicalConditions, reason) => {
    await onboard({ goalType: 'lose_weight', medicalConditions });
    const { suggestion, goals } = await maya.call(readGoals);
    expect(suggestion).toMatchObject({ noDeficitBecause: reason, goals: { goalType: 'maintain' } });
    expect(goals).toEqual(suggestion?.goals);
  });

  it('are set, and the day follows', async () => {
    expect(await maya.call(setGoals, { body: own })).toEqual({ goals: own });
    expect(await maya.call(readGoals)).toMatchObject({ goals: own, isDefault: false });
    expect((await maya.call(readDay, { params: { date: 'today' } })).goals).toEqual(own);
  });

  it('are refused below the floor of the person', async () => {
    await onboard({ gender: 'male' });
    const low = { ...own, targetCaloriesKcal: 1400, targetProteinG: 100, targetCarbsG: 150, targetFatsG: 44 };
    expect(await maya.refused('PUT', '/nutrition/goals', low)).toEqual({
      status: 400,
      code: 'target_too_low',
    });
    expect((await maya.call(readGoals)).isDefault).toBe(true);
  });

  it.each([
    ['less than anybody may eat', { targetCaloriesKcal: 1100 }],
    ['more than anybody eats', { targetCaloriesKcal: 6001 }],
    ['macros that do not add up', { targetFatsG: 120 }],
    ['half a gram', { targetProteinG: 120.5 }],
    ['a goal nobody knows', { goalType: 'fame' }],
    ['no energy', { targetCaloriesKcal: undefined }],
  ])('are refused with %s', async (_, more) => {
    const refusal = await maya.refused('PUT', '/nutrition/goals', { ...own, ...more });
    expect(refusal).toEqual({ status: 400, code: 'invalid_request' });
    expect((await maya.call(readGoals)).isDefault).toBe(true);
  });

  it('come with what could be next, today and once something was logged', async () => {
    await onboard();
    clock.advanceTo('18:30');
    const today = async () => maya.call(readDay, { params: { date: 'today' } });
    expect((await today()).recommendations).toEqual([]);
    const body = { id: ulid(clock.now()), items: [{ foodId: 'apple', grams: 180 }] };
    const { date } = await maya.call(nutritionContract.logMeal, { body });
    const { recommendations, disclaimer } = await today();
    expect(recommendations.map(({ type }) => type)).toContain('energy');
    expect(recommendations.length).toBeLessThanOrEqual(3);
    expect(disclaimer).toMatch(/not medical/);
    clock.advance(86_400_000);
    expect((await maya.call(readDay, { params: { date } })).recommendations).toEqual([]);
  });

  refusesBadTokens(
    () => ({ cloud, user: maya, clock }),
    [
      ['GET', '/nutrition/goals'],
      ['PUT', '/nutrition/goals'],
    ],
  );
});
