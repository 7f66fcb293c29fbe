import { describe, expect, it } from 'vitest';
import type { Profile } from '../../shared/contracts/profile';
import { localDateSchema } from '../../shared/rules/local-date';
import { fakeStorage } from '../../tests/support/fake-storage';
import { AppError } from '../platform/errors';
import type { Gathered } from '../training/public';
import { coachFacts, nothingChosen } from './reply/coach-facts.fixture';
import { gatherFacts } from './gather-facts';

const { answers, progress, recentSessions, exercises } = coachFacts();
const library = exercises.map((exercise) => ({ ...exercise, videoUrl: null }));
const today = localDateSchema.parse('2026-11-20');
const profile: Profile = {
  id: 'maya',
  name: 'Maya',
  timeZone: 'Asia/Kolkata',
  units: 'imperial',
  onboardingCompleted: true,
  answers: answers && { ...answers, bodyPains: 'left knee' },
  bmi: 25.3,
  privacy: {
    showOnLeaderboards: true,
    showHealthNotes: false,
    suggestToOthers: true,
    coachReadsHealthNotes: false,
    findByName: null,
    showActivityToFriends: true,
    keepHeartRate: false,
  },
  progress: { ...progress, frozenDates: [], today },
  training: null,
};

const gathered: Gathered = {
  plan: nothingChosen,
  days: [],
  marks: { favorites: ['plank'], exclusions: ['burpee'] },
  sessions: recentSessions,
  library,
  ledger: [],
};

const { nutrition } = coachFacts();
if (!nutrition) throw new Error('nothing eaten');
const eatenDay = { ...nutrition.soFar, meals: nutrition.meals };

function depsWith(read: Partial<Profile> = {}, stored: Partial<Gathered> = {}) {
  const asked: [what: string, of: unknown][] = [];
  const note = <T>(what: string, answer: T) =>
    function (...of: unknown[]): Promise<T> {
      asked.push([what, of]);
      return Promise.resolve(answer);
    };
  const deps = {
    storage: fakeStorage('2026-11-20T10:00:00.000Z').storage,
    readProfile: note('profile', { ...profile, ...read }),
    readGathered: note('training', { ...gathered, ...stored }),
    readGlobalRank: note('rank', 3),
    readEatenDay: note('eaten', eatenDay),
  };
  return { deps, asked };
}

async function factsOf(...asked: Parameters<typeof gatherFacts>) {
  const { factsWith, ledger } = await gatherFacts(...asked);
  return factsWith(ledger);
}

describe('What the coach knows about a person', () => {
  it('is read once from each area', async () => {
    const { deps, asked } = depsWith();
    await gatherFacts(deps, 'maya');
    expect(asked.toSorted()).toEqual([
      ['eaten', ['maya', '2026-11-20']],
      ['profile', ['maya']],
      ['rank', ['maya']],
      ['training', ['maya']],
    ]);
  });

  it('includes the days with a plan as they were read, for what is offered', async () => {
    const days = [{ localDate: today, version: 3, plans: [], offers: [] }];
    expect((await gatherFacts(depsWith({}, { days }).deps, 'maya')).days).toEqual(days);
  });

  it('uses the person’s own day, hour, and units', async () => {
    const facts = await factsOf(depsWith().deps, 'maya');
    expect(facts).toMatchObject({ today, hour: 15, units: 'imperial', globalRank: 3, nutrition });
    expect(facts.progress).not.toHaveProperty('today');
    expect([facts.favoriteIds, facts.excludedIds]).toEqual([['plank'], ['burpee']]);
  });

  it('includes the ten latest completed workouts', async () => {
    const [last] = recentSessions;
    if (!last) throw new Error('no session');
    const done = Array.from({ length: 12 }, (_, index) => ({ ...last, id: `session-${index}` }));
    const { deps } = depsWith({}, { sessions: [{ ...last, id: 'open', completedAt: null }, ...done] });
    const facts = await factsOf(deps, 'maya');
    expect(facts.recentSessions.map(({ id }) => id)).toEqual(done.slice(0, 10).map(({ id }) => id));
  });

  it('includes the plan that every screen shows, and none before onboarding', async () => {
    const facts = await factsOf(depsWith().deps, 'maya');
    expect(facts.training?.today.session?.trainingId).toBe(facts.training?.session?.trainingId);
    expect(facts.training?.week.days).toHaveLength(7);
    expect((await factsOf(depsWith({ answers: null }).deps, 'maya')).training).toBeNull();
  });

  it('includes the health notes, whether or not a model may know them', async () => {
    for (const coachReadsHealthNotes of [true, false]) {
      const privacy = { ...profile.privacy, coachReadsHealthNotes };
      const { factsWith, ledger, modelReadsNotes } = await gatherFacts(depsWith({ privacy }).deps, 'maya');
      expect([...factsWith(ledger).notes.pains.areas]).toEqual(['knees']);
      expect(modelReadsNotes).toBe(coachReadsHealthNotes);
    }
  });

  it('counts meals against targets that fit the goal until some are set', async () => {
    const own = profile.answers && { ...profile.answers, goalType: 'lose_weight' as const };
    const { deps } = depsWith({ answers: own });
    const readEatenDay = () => Promise.resolve({ ...eatenDay, hasOwnGoals: false });
    const facts = await factsOf({ ...deps, readEatenDay }, 'maya');
    expect(facts.nutrition?.soFar.goals.goalType).toBe('lose_weight');
    expect(facts.nutrition?.targets.calories).toBe(facts.nutrition?.soFar.goals.targetCaloriesKcal);
  });

  it('finds exercises by id', async () => {
    const facts = await factsOf(depsWith().deps, 'maya');
    expect([...facts.exercisesById.values()]).toEqual(library);
    expect(facts.exercisesById.get('plank')?.name).toBe('High Plank');
  });

  it('is limited before onboarding to what is known about everyone', async () => {
    const facts = await factsOf(depsWith({ answers: null }).deps, 'maya');
    expect(facts.answers).toBeNull();
    expect([facts.notes.pains.areas.size, facts.training]).toEqual([0, null]);
  });

  it('fails when there is no such account', async () => {
    const readProfile = () => Promise.reject(new AppError('profile_not_found'));
    const gathering = gatherFacts({ ...depsWith().deps, readProfile }, 'maya');
    await expect(gathering).rejects.toMatchObject({ code: 'profile_not_found' });
  });
});
