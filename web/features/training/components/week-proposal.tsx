import { useId, type ReactNode } from 'react';
import type { ProposedWeek } from '../../../../shared/contracts/coach';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { SaveWeek } from './save-week';
import { dayName } from '../day-texts';
import type { TrainingPlan } from '../../../../shared/contracts/training';

type ProposedDay = ProposedWeek['days'][number];

interface WeekProposalProps {
  week: ProposedWeek;
  /** Null while unknown. */
  today: LocalDate | null;
  /** Starts today's session; null if this week is a different one. */
  startOf: (day: ProposedDay) => ReactNode;
  onSaved: (plan: TrainingPlan) => void;
  /** This was the plan when it was proposed, and its training days still match. */
  isPlan: boolean;
  /** Where to go next when there is nothing to save. */
  toWorkouts: ReactNode;
}

const stateTexts = { done: 'Done', missed: 'No session', rest: 'Rest' } as const;

const summaryOf = (sessions: readonly ProposedDay[]) =>
  `${sessions.length} ${sessions.length === 1 ? 'session' : 'sessions'} to come, ${sessions.reduce((sum, { minutes }) => sum + minutes, 0)} min`;

/** A week the coach proposes, day by day with reasons, and a button that makes it the plan. */
export function WeekProposal(props: WeekProposalProps) {
  const { week, today, startOf, onSaved, isPlan, toWorkouts } = props;
  const heading = useId();
  const { days, settings } = week;
  const isOver = today === null || days.every(({ date }) => date < today);
  const isNext = today !== null && days.every(({ date }) => date > today);
  return (
    <article
      className="grid w-full max-w-md gap-3 rounded-lg border border-line bg-surface-1 p-4"
      aria-labelledby={heading}
    >
      <header className="grid">
        <b id={heading} className="text-lead leading-snug">
          {isNext ? 'Next week' : 'Your week'}
        </b>
        <small className="text-small text-fg-2 tabular-nums">
          {summaryOf(days.filter(({ state }) => state === 'planned'))}
        </small>
      </header>
      <ol className="grid text-small leading-text">
        {days.map((day) => (
          <DayRow key={day.date} day={day} isToday={day.date === today} start={startOf(day)} />
        ))}
      </ol>
      {days.some(({ state, date }) => state === 'planned' && today !== null && date > today) && (
        <p className="text-small leading-text text-fg-2">Each session opens on its day.</p>
      )}
      {settings && !isOver && (
        <SaveWeek settings={settings} onSaved={onSaved}>
          {toWorkouts}
        </SaveWeek>
      )}
      {!settings && isPlan && (
        <>
          <p className="text-small font-semibold text-go-text">This is already your plan. Nothing to save.</p>
          {toWorkouts}
        </>
      )}
    </article>
  );
}

function DayRow({ day, isToday, start }: { day: ProposedDay; isToday: boolean; start: ReactNode }) {
  const { date, state, title, minutes, reason } = day;
  const name = isToday ? 'Today' : dayName(date);
  if (state !== 'planned') {
    return (
      <li className="grid grid-cols-words-end gap-x-3 border-t border-line py-2 text-fg-2 first:border-t-0">
        <span aria-current={isToday ? 'date' : undefined}>{name}</span>
        <span>{stateTexts[state]}</span>
      </li>
    );
  }
  return (
    <li className="grid grid-cols-words-end items-center gap-x-3 border-t border-line py-2 first:border-t-0">
      <span className="grid">
        <b className="font-semibold" aria-current={isToday ? 'date' : undefined}>
          {name}
        </b>
        <span>{title}</span>
        {reason && <span className="text-fg-2">{reason}</span>}
      </span>
      <span className="grid justify-items-end gap-1 tabular-nums">
        {minutes} min
        {start}
      </span>
    </li>
  );
}
