import type { Profile } from '../../shared/contracts/profile';
import { addDays, localDateOf, type LocalDate } from '../../shared/rules/local-date';
import { computeStreak } from '../points/rules/streak';
import { wholeMinutes } from '../../shared/rules/workout-rules';
import { isActive, isOutsideDay, stepsOf, type ActivityDay } from '../activity/public';
import type { Person } from '../people/public';
import { AppError } from '../platform/errors';
import type { ProfileDeps } from './profile-deps';
import type { ProfileRow } from './profile-repository';

const shownDays = 84;

function progressOf(person: Person, row: ProfileRow, days: ActivityDay[], today: LocalDate) {
  const streak = computeStreak({
    activeDates: days.filter(isActive).map((day) => day.localDate),
    today,
    forgivenDates: row.forgivenDates,
    outsideDates: days.filter(isOutsideDay).map((day) => day.localDate),
  });
  const from = addDays(today, 1 - shownDays);
  return {
    today,
    workoutsCompleted: person.workoutsCompleted,
    caloriesLost: person.caloriesLost,
    workoutTimeMinutes: person.workoutTimeMinutes,
    stepsToday: stepsOf(days.find((day) => day.localDate === today)),
    totalPoints: person.totalPoints,
    currentStreak: streak.current,
    longestStreak: Math.max(person.longestStreak, streak.longest),
    freezesHeld: streak.freezesHeld,
    frozenDates: streak.freezesUsed,
    outsideDates: streak.outsideUsed,
    streakTowardAwards: streak.towardAwards,
    days: days
      .filter((day) => day.localDate >= from)
      .map((day) => ({
        date: day.localDate,
        activeMinutes: wholeMinutes(day.activeSeconds),
        workouts: day.workouts,
        caloriesKcal: day.caloriesKcal,
        steps: stepsOf(day),
      })),
  };
}

/** A profile without what is planned, and with the day's goal, if it is fixed; null if it was fixed without one. */
export type OwnProfile = Omit<Profile, 'training'> & { goalSeconds?: number | null | undefined };

/** The caller's profile with progress: two rows and one query, however long the history. */
export async function readProfile(
  deps: Pick<ProfileDeps, 'storage' | 'profiles' | 'readPerson' | 'readActivityDays'>,
  userId: string,
): Promise<OwnProfile> {
  const [row, person] = await Promise.all([deps.profiles.read(userId), deps.readPerson(userId)]);
  if (!row || !person) throw new AppError('profile_not_found');
  // Every page asks for this first, so someone who is suspended but still signed in finds out here.
  if (person.state === 'suspended') throw new AppError('account_suspended');
  const today = localDateOf(deps.storage.clock.now(), row.timeZone);
  const days = await deps.readActivityDays(userId, addDays(today, 1 - shownDays));
  return {
    id: userId,
    name: person.name,
    timeZone: row.timeZone,
    units: row.units,
    onboardingCompleted: row.onboardingCompleted,
    answers: row.answers,
    bmi: row.bmi,
    privacy: {
      showOnLeaderboards: person.visible,
      showHealthNotes: row.showHealthNotes,
      suggestToOthers: row.suggestToOthers,
      coachReadsHealthNotes: row.coachReadsHealthNotes,
      findByName: row.findByName,
      showActivityToFriends: row.showActivityToFriends,
      keepHeartRate: row.keepHeartRate,
    },
    progress: progressOf(person, row, days, today),
    goalSeconds: days.find(({ localDate }) => localDate === today)?.goalSeconds,
  };
}
