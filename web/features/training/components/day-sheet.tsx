import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { TrainingPlan, TrainingWeek } from '../../../../shared/contracts/training';
import { addDays, type LocalDate } from '../../../../shared/rules/local-date';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { Sheet } from '../../../ui/sheet';
import { SkeletonRows } from '../../../ui/skeleton';
import { dayQuery } from '../api/day-query';
import { dayName, outsideText, type TrainingDay } from '../day-texts';
import { canReceive } from '../use-drag-day';
import { useMoveSession } from '../use-move-session';
import { SessionFacts, SessionReasons } from './session-facts';
import { SessionMoves } from './session-moves';
import { isolated } from '../../../../shared/rules/isolated';

interface DaySheetProps {
  day: TrainingDay;
  week: TrainingWeek;
  today: LocalDate;
  units: UnitSystem;
  onMoved: (plan: TrainingPlan) => void;
  /** A move was refused. */
  onRefused: () => void;
  onClose: () => void;
  /** Starts today's session. */
  start: ReactNode;
}

function descriptionOf({ state, title, minutes, outside }: TrainingDay): string {
  if (state === 'done') return `Done${title ? `: ${isolated(title)}` : ''}, ${minutes} min.`;
  if (state === 'missed') return 'Nothing to make up: your plan just keeps going.';
  if (state === 'rest' && outside) return 'No session here, and you were on the move anyway.';
  if (state === 'rest') return 'A day of rest: this is when you get stronger.';
  return `${title ? isolated(title) : 'A session'}, ${minutes} min.`;
}

/** One day of the week: what was done, or the planned session, which can be moved. */
export function DaySheet(props: DaySheetProps) {
  const { day, week, today, units, onMoved, onRefused, onClose, start } = props;
  const moved = (plan: TrainingPlan) => {
    onMoved(plan);
    onClose();
  };
  const isAhead = day.state === 'planned' && day.date >= today;
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={day.date === today ? `Today, ${dayName(day.date)}` : dayName(day.date)}
      description={descriptionOf(day)}
      focusTitle
    >
      {day.outside && <Outside activities={day.outside} units={units} />}
      {isAhead && (
        <DaySession date={day.date}>
          {day.date === today ? start : <OpensLater {...{ day, week, today }} />}
        </DaySession>
      )}
      {isAhead && <MoveTo {...{ day, week, today, onRefused }} onMoved={moved} />}
    </Sheet>
  );
}

/** What was done outside of the product; it counts for what is planned. */
function Outside({
  activities,
  units,
}: { activities: NonNullable<TrainingDay['outside']> } & Pick<DaySheetProps, 'units'>) {
  return (
    <ul
      className="grid gap-1 rounded-md bg-cool-tint px-4 py-3 text-small leading-text"
      aria-label="Outside Vita"
    >
      {activities.map((activity, index) => (
        <li key={index}>
          <b className="font-semibold">{outsideText(activity, units)}</b>
          {activity.distanceMeters ? `, ${activity.minutes} min` : ''}
        </li>
      ))}
    </ul>
  );
}

/** Why it cannot be started yet, and what to do about it. */
function OpensLater({ day, week, today }: Pick<DaySheetProps, 'day' | 'week' | 'today'>) {
  const when = day.date === addDays(today, 1) ? 'tomorrow' : `on ${dayName(day.date)}`;
  const isTodayFree = week.days.some((each) => each.date === today && canReceive(each, today));
  return (
    <p className="rounded-md bg-surface-2 px-4 py-3 text-small leading-text">
      <b className="font-semibold">Opens {when}.</b>{' '}
      {isTodayFree ? 'To do it now, move it to today.' : 'It may still change with what you do before then.'}
    </p>
  );
}

interface DaySessionProps {
  date: LocalDate;
  /** Starts it, or says when it opens. */
  children: ReactNode;
}

function DaySession({ date, children }: DaySessionProps) {
  const { data: session, isError, error, refetch, isFetching } = useQuery(dayQuery(date));
  if (session) {
    return (
      <>
        <SessionFacts session={session} />
        <SessionReasons session={session} />
        <SessionMoves session={session} />
        {children}
      </>
    );
  }
  if (isError) {
    return (
      <ErrorState
        title="The session didn't load"
        onRetry={() => void refetch()}
        retrying={isFetching}
        error={error}
      />
    );
  }
  return <SkeletonRows count={5} label="Loading the session" />;
}

type MoveToProps = Pick<DaySheetProps, 'day' | 'week' | 'today' | 'onMoved' | 'onRefused'>;

function MoveTo({ day, week, today, onMoved, onRefused }: MoveToProps) {
  const { mutate, isPending, variables } = useMoveSession({ onMoved, onRefused });
  const free = week.days.filter((each) => canReceive(each, today));
  if (free.length === 0) return null;
  return (
    <div className="grid gap-2 border-t border-line pt-4" role="group" aria-labelledby="move-session">
      <h3 className="text-body" id="move-session">
        Move it to
      </h3>
      <div className="flex flex-wrap gap-2">
        {free.map(({ date }) => (
          <Button
            key={date}
            size="sm"
            variant="line"
            busy={isPending && variables.to === date}
            onClick={() => mutate({ from: day.date, to: date })}
          >
            {date === today ? 'Today' : dayName(date)}
          </Button>
        ))}
      </div>
    </div>
  );
}
