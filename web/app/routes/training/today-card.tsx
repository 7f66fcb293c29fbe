import { cx } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { useId, useState } from 'react';
import { SessionChanges } from '../../../features/training/components/session-changes';
import { SessionFacts, SessionReasons } from '../../../features/training/components/session-facts';
import { SessionTitle } from '../../../features/training/components/session-title';
import type { ChoosingWorkout } from '../../../features/workouts/use-choose-workout';
import { trainingChoice } from '../../../features/workouts/workout-choice';
import { Button } from '../../../ui/button';
import { cardClass } from '../../../ui/card';
import { StageScene } from '../../../ui/stage-scene';
import { startText } from './start-text';
import { useShowToday } from './use-show-today';
import type { PlannedToday } from './use-today';

interface TodayCardProps {
  today: PlannedToday;
  choosing: ChoosingWorkout;
}

/** Today's session, above all other workouts: on a phone with its button next to the title, and no picture. */
export function TodayCard({ today, choosing }: TodayCardProps) {
  const showToday = useShowToday();
  const { session } = today;
  const isRest = today.isRestDay || today.isDone;
  const [, begin = 'Start', rest = ''] =
    /^(Start)(.*)$/.exec(startText(today, "Start today's session")) ?? [];
  return (
    <section className={cx(cardClass, 'overflow-clip md:grid md:grid-cols-11')} aria-label="Today">
      <StageScene
        as="div"
        pose={isRest ? 'reach' : 'hips'}
        picture={{ className: 'pointer-events-none absolute inset-0 max-md:hidden' }}
        className="today-stage flex flex-wrap items-center gap-x-3 gap-y-2 p-4 md:col-span-6 md:flex-col md:items-start md:justify-end md:gap-4 md:p-6"
      >
        <div className="grid shrink grow-99 basis-2xs gap-1 md:max-w-3/5 md:grow-0 md:basis-auto md:gap-2">
          <p className="text-small font-semibold text-on-wall-2">
            {today.isDone ? 'You trained today' : today.isRestDay ? 'Rest day' : 'Planned for today'}
          </p>
          <h2 className="text-title leading-snug font-black tracking-display wrap-anywhere md:text-num">
            <SessionTitle title={session.title} />
          </h2>
          <SessionFacts session={session} />
        </div>
        <Button
          className="grow md:grow-0"
          variant="go"
          size="lg"
          busy={choosing.starting === session.trainingId}
          onClick={() => choosing.choose(trainingChoice(session))}
        >
          <span>
            {begin}
            <span className="max-md:sr-only">{rest}</span>
          </span>
        </Button>
      </StageScene>
      <div className="grid content-center gap-2 p-4 md:col-span-5 md:gap-3 md:p-6">
        <p className="text-small leading-text text-fg-2 md:text-body" role="status">
          {today.changed ?? today.opening}
        </p>
        <Reasons key={session.trainingId} session={session} />
        <SessionChanges isChanged={today.isChanged} onChanged={showToday} />
      </div>
    </section>
  );
}

/** Why this session: on a phone behind one tap. */
function Reasons({ session }: Pick<PlannedToday, 'session'>) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  if (session.reasons.length === 0) return null;
  return (
    <div>
      <button
        type="button"
        className="-my-1 flex min-h-tap items-center gap-1.5 text-small font-strong md:hidden"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setOpen(!isOpen)}
      >
        Why this one?
        <ChevronDown className={cx('icon-sm text-fg-2', isOpen && 'rotate-180')} aria-hidden="true" />
      </button>
      <div id={id} className={isOpen ? 'pb-1' : 'max-md:hidden'}>
        <SessionReasons session={session} />
      </div>
    </div>
  );
}
