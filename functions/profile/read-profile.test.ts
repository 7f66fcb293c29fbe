import { describe, expect, it } from 'vitest';
import { addDays, localDateSchema } from '../../shared/rules/local-date';
import { activeDay, activePerson, answeredRow, fakeProfile } from '../../tests/support/fake-profile';
import { readProfile } from './read-profile';

const now = '2026-11-20T10:00:00.000Z';
const today = localDateSchema.parse('2026-11-20');
const read = (stored: Parameters<typeof fakeProfile>[0] = {}) =>
  readProfile(fakeProfile({ now, ...stored }).deps, 'maya');

describe('A profile', () => {
  it.each([
    ['Pacific/Honolulu', '2026-11-20T09:59:00.000Z', '2026-11-19'],
    ['Pacific/Honolulu', '2026-11-20T10:00:00.000Z', '2026-11-20'],
    ['UTC', '2026-11-20T23:59:59.999Z', '2026-11-20'],
    ['Pacific/Kiritimati', '2026-11-20T10:00:00.000Z', '2026-11-21'],
  ])('has the today of %s at %s', async (timeZone, at, date) => {
    const { progress } = await read({ row: { ...answeredRow, timeZone }, now: at });
    expect(progress.today).toBe(date);
  });

  it('shows twelve weeks of days, and reads no fewer', async () => {
    const { deps, readActivityDays } = fakeProfile({
      now,
      days: [-84, -83, -1, 0].map((days) => activeDay(addDays(today, days))),
    });
    const { progress } = await readProfile(deps, 'maya');
    expect(readActivityDays).toHaveBeenCalledExactlyOnceWith('maya', addDays(today, -83));
    expect(progress.days.map(({ date }) => date)).toEqual([addDays(today, -83), addDays(today, -1), today]);
  });

  it('counts a streak that began before the days it shows', async () => {
    const days = Array.from({ length: 100 }, (_, index) => activeDay(addDays(today, index - 99)));
    const { progress } = await read({ days });
    expect(progress).toMatchObject({ currentStreak: 100, longestStreak: 100 });
    expect(progress.days).toHaveLength(84);
  });

  it.each([
    ['kept with the person', 40, 40],
    ['the one under way', 1, 3],
  ])('names the longest streak: %s', async (_, longestStreak, longest) => {
    const days = [-2, -1, 0].map((each) => activeDay(addDays(today, each)));
    const { progress } = await read({ days, person: { ...activePerson, longestStreak } });
    expect(progress).toMatchObject({ currentStreak: 3, longestStreak: longest });
  });

  it('keeps a streak over dates that a move forgave, and loses it without', async () => {
    const days = [activeDay('2026-11-16'), activeDay('2026-11-20')];
    const forgivenDates = ['2026-11-17', '2026-11-18', '2026-11-19'];
    const streakOf = async (row: object) => (await read({ row, days })).progress.currentStreak;
    expect(await streakOf({ ...answeredRow, forgivenDates })).toBe(2);
    expect(await streakOf(answeredRow)).toBe(1);
  });

  it('counts whole minutes and the largest count of steps, and a day of steps alone keeps no streak', async () => {
    const steps = { phone: 4_100, watch: 5_200 };
    const { progress } = await read({
      days: [activeDay(today, { workouts: 0, activeSeconds: 119, caloriesKcal: 7, steps })],
    });
    expect(progress.days).toEqual([
      { date: today, activeMinutes: 1, workouts: 0, caloriesKcal: 7, steps: 5_200 },
    ]);
    expect(progress).toMatchObject({ stepsToday: 5_200, currentStreak: 0 });
  });

  it("has no steps today when only yesterday's are known", async () => {
    const days = [activeDay(addDays(today, -1), { steps: { phone: 900 } })];
    expect((await read({ days })).progress.stepsToday).toBe(0);
  });

  it('of a new account is hidden from no board and shows the coach no health notes', async () => {
    const profile = await read({ row: { userId: 'maya', timeZone: 'UTC' } });
    expect(profile).toMatchObject({ units: 'metric', onboardingCompleted: false, answers: null, bmi: null });
    expect(profile.privacy).toEqual({
      showOnLeaderboards: true,
      showHealthNotes: true,
      suggestToOthers: true,
      coachReadsHealthNotes: false,
      findByName: null,
      showActivityToFriends: true,
      keepHeartRate: false,
    });
  });

  it('says of the leaderboards what the public row says', async () => {
    const { privacy } = await read({ person: { ...activePerson, visible: false } });
    expect(privacy.showOnLeaderboards).toBe(false);
  });

  it.each([
    ['private', { row: null }],
    ['public', { person: null }],
  ])('is not found without its %s row', async (_, stored) => {
    await expect(read(stored)).rejects.toMatchObject({ code: 'profile_not_found' });
  });

  it('with a malformed row is an error that names the field and no value', async () => {
    const reading = read({ row: { ...answeredRow, bmi: 'obese' } });
    await expect(reading).rejects.toThrow(/^test-profiles: a row is malformed: bmi$/);
  });
});
