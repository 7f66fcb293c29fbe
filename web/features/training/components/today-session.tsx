import type { ReactNode } from 'react';
import type { FollowedProgram, PlannedTraining, TrainingToday } from '../../../../shared/contracts/training';
import { Meter } from '../../../ui/meter';
import { Skeleton } from '../../../ui/skeleton';
import { programText } from '../program-position';
import { SessionChanges } from './session-changes';
import { SessionFacts, SessionReasons } from './session-facts';
import { SessionTitle } from './session-title';

interface TodaySessionProps {
  /** Undefined while loading, null if there is none. */
  today: TrainingToday | null | undefined;
  /** Today's goal is reached. */
  isClosed?: boolean;
  /** The program that was begun. */
  program?: FollowedProgram | null;
  /** The page's main action, if nothing else shows it. */
  action: ReactNode;
  onChanged: (today: TrainingToday) => void;
}

const eyebrowClass = 'text-small font-semibold text-coach-text';
const titleClass = 'text-head leading-snug font-black tracking-display wrap-anywhere';
const layoutClass = 'grid gap-x-8 gap-y-4 lg:grid-cols-words-end lg:items-end';

/** Today's to-do: a workout to resume, a rest day, or the session with its reasons. */
export function TodaySession(props: TodaySessionProps) {
  const { today } = props;
  if (today === undefined) return <TodaySkeleton />;
  if (today?.open) return <OpenWorkout open={today.open} action={props.action} />;
  if (!today?.session) return <NoSession today={today} action={props.action} />;
  const session = { ...props, today, session: today.session };
  return today.isRestDay || today.isDone ? <RestDay {...session} /> : <PlannedSession {...session} />;
}

type SessionProps = Omit<TodaySessionProps, 'today'> & { today: TrainingToday; session: PlannedTraining };

function PlannedSession({ today, session, program, action, onChanged }: SessionProps) {
  const place = program && programText(program);
  return (
    <div className={layoutClass}>
      <div className="flex min-w-0 flex-col gap-3">
        <CoachSentence today={today} />
        <div className="grid animate-fade-in gap-3 motion-reduce:animate-none" key={session.trainingId}>
          <h2 className={titleClass}>
            <SessionTitle title={session.title} />
          </h2>
          {place && <p className="text-small font-semibold text-fg-2">{place}</p>}
          <SessionFacts session={session} />
          <SessionReasons session={session} />
        </div>
        <SessionChanges isChanged={today.isChanged} onChanged={onChanged} />
      </div>
      {action}
    </div>
  );
}

function restTitle({ isDone }: TrainingToday, isClosed: boolean): string {
  if (!isDone) return 'Rest day';
  return isClosed ? 'Done for today' : 'You trained today';
}

function RestDay({ today, session, isClosed = false, action, onChanged }: SessionProps) {
  return (
    <div className={layoutClass}>
      <div className="flex min-w-0 flex-col gap-3">
        <h2 className={titleClass}>{restTitle(today, isClosed)}</h2>
        <CoachSentence today={today} />
        <div className="mt-1 grid animate-fade-in gap-2 border-t border-line pt-4" key={session.trainingId}>
          <h3 className="text-lead leading-snug">
            <span className="sr-only">If you feel like moving anyway: </span>
            {session.title}
          </h3>
          <SessionFacts session={session} />
        </div>
        <SessionChanges isChanged={today.isChanged} onChanged={onChanged} />
      </div>
      {action}
    </div>
  );
}

/** What Ana remembers, or what the last change did; announced when it changes. */
function CoachSentence({ today }: { today: TrainingToday }) {
  return (
    <p className={eyebrowClass} role="status">
      {today.changed ?? today.opening}
    </p>
  );
}

function OpenWorkout({ open, action }: { open: NonNullable<TrainingToday['open']>; action: ReactNode }) {
  const done = `${open.finished} of ${open.of} done`;
  return (
    <div className={`today-open ${layoutClass}`}>
      <div className="grid gap-3">
        <p className={eyebrowClass}>Still open</p>
        <h2 className={titleClass}>
          <SessionTitle title={open.title} />
        </h2>
        <Meter label="Workout so far" value={open.finished} max={open.of} valueText={done} />
        <p className="text-small text-fg-2">{done}. Everything is where you left it.</p>
      </div>
      {action}
    </div>
  );
}

/** Nothing to start: training waits for a danger to pass, or nothing in the library suits. */
function NoSession({ today, action }: Pick<TodaySessionProps, 'today' | 'action'>) {
  return (
    <div className={`today-open ${layoutClass}`}>
      <div className="grid gap-3">
        <h2 className={titleClass}>{today?.isWaiting ? 'Training can wait' : 'Your choice today'}</h2>
        <p className="text-small leading-body text-fg-2">
          {today?.opening ?? "I have no session for you right now. Pick a workout you like, and I'll count."}
        </p>
      </div>
      {action}
    </div>
  );
}

function TodaySkeleton() {
  return (
    <div className="grid gap-3" role="status">
      <span className="sr-only">Loading today's session</span>
      <Skeleton width="80%" height="1.25rem" />
      <Skeleton width="16rem" height="2rem" />
      <Skeleton width="13rem" height="1.25rem" />
      <div className="grid gap-1.5">
        <Skeleton width="70%" height="1.125rem" />
        <Skeleton width="60%" height="1.125rem" />
        <Skeleton width="65%" height="1.125rem" />
      </div>
      <span className="flex flex-wrap gap-2">
        <Skeleton width="6rem" height="2.75rem" round />
        <Skeleton width="6rem" height="2.75rem" round />
        <Skeleton width="9rem" height="2.75rem" round />
      </span>
    </div>
  );
}
