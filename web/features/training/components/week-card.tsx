import { useRef, useState } from 'react';
import type { FollowedProgram, TrainingWeek } from '../../../../shared/contracts/training';
import { weekday, type LocalDate } from '../../../../shared/rules/local-date';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Card, CardHeader } from '../../../ui/card';
import { Skeleton } from '../../../ui/skeleton';
import type { TrainingDay } from '../day-texts';
import { canReceive, useDragDay } from '../use-drag-day';
import { ProgramLine } from './program-line';
import { WeekArc } from './week-arc';

interface WeekCardProps {
  /** Undefined while loading. */
  week: TrainingWeek | undefined;
  today: LocalDate | undefined;
  /** How distances are shown; metric by default. */
  units?: UnitSystem | undefined;
  /** The program that was begun. */
  program?: FollowedProgram | null | undefined;
  onOpen: (day: TrainingDay) => void;
  /** A session was dragged to another day. */
  onMove: (from: LocalDate, to: LocalDate) => void;
  className?: string;
}

const daysClass = 'grid grid-cols-7 gap-1';

/** Monday to Sunday, the place in a program, what comes next, and on Mondays a review of the week before. */
export function WeekCard({
  week,
  today,
  units = 'metric',
  program,
  onOpen,
  onMove,
  className,
}: WeekCardProps) {
  const done = week?.days.filter(({ state }) => state === 'done').length ?? 0;
  const planned = week?.days.filter(({ state }) => state === 'planned').length ?? 0;
  return (
    <Card className={['flex flex-col', className].filter(Boolean).join(' ')} aria-labelledby="training-week">
      <CardHeader
        id="training-week"
        title="Your week"
        note={week ? `${done} of ${done + planned} done` : <Skeleton width="5rem" height="1.25rem" />}
      />
      {week && today ? (
        <Days week={week} today={today} units={units} onOpen={onOpen} onMove={onMove} />
      ) : (
        <div className={daysClass}>
          {Array.from({ length: 7 }, (_, index) => (
            <span key={index} className="grid justify-items-center gap-1.5 px-0.5 py-2">
              <Skeleton width="1.5rem" height="1.125rem" />
              <Skeleton width="2.25rem" height="2.25rem" round />
            </span>
          ))}
        </div>
      )}
      {program && <ProgramLine running={program} />}
      {week?.note && <p className="mt-3 text-small leading-text text-coach-text">{week.note}</p>}
      {week?.review && today && <Review review={week.review} isOpen={weekday(today) === 1} />}
    </Card>
  );
}

type DaysProps = Required<Pick<WeekCardProps, 'onOpen' | 'onMove'>> & {
  week: TrainingWeek;
  today: LocalDate;
  units: UnitSystem;
};

function Days({ week, today, units, onOpen, onMove }: DaysProps) {
  const list = useRef<HTMLUListElement>(null);
  const { dragging, over, handle } = useDragDay(list, week.days, today, onMove);
  const isMovable =
    week.days.some(({ date, state }) => state === 'planned' && date >= today) &&
    week.days.some((day) => canReceive(day, today));
  return (
    <>
      <ul className={daysClass} ref={list}>
        {week.days.map((day) => (
          <li key={day.date} className="grid" data-date={day.date}>
            <WeekArc
              day={day}
              today={today}
              units={units}
              isTarget={over === day.date}
              className={dragging === day.date ? 'opacity-60' : undefined}
              {...handle(day)}
              onClick={() => onOpen(day)}
            />
          </li>
        ))}
      </ul>
      {isMovable && (
        <p className="mt-2 text-micro leading-text text-fg-2">To move a session, open its day or drag it.</p>
      )}
    </>
  );
}

/** Last week in a few sentences, expanded on Mondays. */
function Review({ review, isOpen }: { review: NonNullable<TrainingWeek['review']>; isOpen: boolean }) {
  const [shown] = useState(isOpen);
  const { sessionsDone, minutes, sentences } = review;
  return (
    <details className="mt-3 border-t border-line pt-1 text-small leading-text" open={shown}>
      <summary className="min-h-tap cursor-pointer content-center font-semibold">
        Last week: {sessionsDone} {sessionsDone === 1 ? 'session' : 'sessions'}, {minutes} min
      </summary>
      <div className="grid gap-1.5 pb-1 text-fg-2">
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </details>
  );
}
