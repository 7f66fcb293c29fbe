import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ProposedWeek } from '../../../../shared/contracts/coach';
import type { TrainingOverview } from '../../../../shared/contracts/training';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { WeekProposal } from '../../../features/training/components/week-proposal';
import { buttonClass } from '../../../ui/button';
import { paths } from '../../paths';
import { useShowPlan } from '../training/use-show-plan';
import { trainingState } from '../training/wanted-workout';

/** Whether the remaining days are training days, as this week says. */
function isPlanOf({ today, week }: TrainingOverview, told: ProposedWeek): boolean {
  const left = told.days.filter(({ date }) => date >= today.date);
  const isRestIn = (date: string) => week.days.find((day) => day.date === date)?.state === 'rest';
  return left.length > 0 && left.every(({ date, state }) => isRestIn(date) === (state === 'rest'));
}

/** A reply's week. Today's session can be started from it if the plan still holds the same one. */
export function ReplyWeek({ week }: { week: ProposedWeek }) {
  const { data: profile } = useQuery(profileQuery());
  const showPlan = useShowPlan();
  const today = profile?.training?.today;
  const session = today?.session;
  const startOf = ({ date, title, minutes }: ProposedWeek['days'][number]) =>
    date === today?.date && session && title === session.title && minutes === session.minutes ? (
      <Link
        className={buttonClass({ variant: 'go', size: 'sm' })}
        to={paths.workout}
        state={trainingState(session)}
        aria-label={`Start ${session.title}`}
      >
        Start
      </Link>
    ) : null;
  return (
    <WeekProposal
      week={week}
      today={today?.date ?? null}
      startOf={startOf}
      onSaved={showPlan}
      isPlan={profile?.training ? isPlanOf(profile.training, week) : false}
      toWorkouts={
        <Link className={buttonClass({ variant: 'line' })} to={paths.workout}>
          See your workouts
        </Link>
      }
    />
  );
}
