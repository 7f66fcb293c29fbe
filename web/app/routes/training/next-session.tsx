import { Bell, CalendarPlus } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { nextReminderTime } from '../../../../shared/rules/reminder-time';
import { serverNow } from '../../../lib/clock';
import { timeText } from '../../../lib/date-time-text';
import { Button, buttonClass } from '../../../ui/button';
import { paths } from '../../paths';
import { whenText, type NextDay } from './next-day';
import { useReminder } from './use-reminder';

interface NextSessionProps {
  next: NextDay;
  today: LocalDate;
  /** Of the person, whose clock reminders follow. */
  timeZone: string;
  /** Whether the server can be asked. */
  isOnline: boolean;
}

/** When the next session is, and one tap to be reminded of it. */
export function NextSession({ next, today, timeZone, isOnline }: NextSessionProps) {
  const when = whenText(next.date, today);
  const { title, minutes } = next;
  // What it trains, without how: 'Legs and core, easy on your knees'.
  const [about] = title?.split(', ') ?? [];
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 rounded-md border border-line px-4 py-2">
      <p className="grow basis-24 leading-text">
        <b className="block">See you {when}</b>
        {title && <span className="block text-small text-fg-2">{`${about}\u00A0· ${minutes}\u00A0min`}</span>}
      </p>
      {isOnline && <Reminder when={when} timeZone={timeZone} />}
    </div>
  );
}

const noteClass = 'basis-full text-small text-fg-2';

/** What comes at that hour; nothing is promised before it is on. */
function Reminder({ when, timeZone }: { when: string; timeZone: string }) {
  const { state, hour, isAsked, isPending, failure, turnOn } = useReminder();
  if (state === null && !isPending) return null;
  if (hour !== null) {
    const time = timeText(nextReminderTime(serverNow(), timeZone, hour), timeZone);
    return (
      <p className={noteClass} role="status">
        I'll remind you {when} at {time} if you haven't trained by then.
      </p>
    );
  }
  if (state === 'denied' || state === 'unsupported') return <Calendar isRefused={isAsked} />;
  return (
    <>
      <Button variant="line" size="sm" busy={isPending} onClick={() => void turnOn()}>
        <Bell className="size-icon-sm flex-none" aria-hidden="true" />
        Remind me
      </Button>
      {failure && (
        <p className={noteClass} role="alert">
          {failure}
        </p>
      )}
    </>
  );
}

/** The way out where the browser does not notify. */
function Calendar({ isRefused }: { isRefused: boolean }) {
  return (
    <>
      <Link
        className={buttonClass({ variant: 'line', size: 'sm' })}
        to={`${paths.settings}?section=training`}
      >
        <CalendarPlus className="size-icon-sm flex-none" aria-hidden="true" />
        Add to calendar
      </Link>
      {isRefused && (
        <p className={noteClass} role="status">
          This browser blocks notifications from Vita. A calendar link works without them.
        </p>
      )}
    </>
  );
}
