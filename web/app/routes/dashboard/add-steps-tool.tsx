import { useQueryClient } from '@tanstack/react-query';
import type { Profile } from '../../../../shared/contracts/profile';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { AddSteps } from '../../../features/activity/components/add-steps';

const { queryKey } = profileQuery();
const emptyDay = { activeMinutes: 0, workouts: 0, caloriesKcal: 0 };

/** The profile with a different total for today, in the number and in the week's bars. */
function withSteps(profile: Profile, steps: number): Profile {
  const { progress } = profile;
  const { today, days } = progress;
  const known = days.find(({ date }) => date === today) ?? emptyDay;
  const others = days.filter(({ date }) => date !== today);
  return {
    ...profile,
    progress: { ...progress, stepsToday: steps, days: [...others, { ...known, date: today, steps }] },
  };
}

/** Adds to Steps Today, shown right away. */
export function AddStepsTool({ progress }: { progress: Profile['progress'] | undefined }) {
  const queries = useQueryClient();
  if (!progress) return null;
  const show = (steps: number) => {
    void queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, (known) => known && withSteps(known, steps));
  };
  const { today, stepsToday } = progress;
  const refresh = () => void queries.invalidateQueries({ queryKey });
  return <AddSteps date={today} steps={stepsToday} show={show} refresh={refresh} />;
}
