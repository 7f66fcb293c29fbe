import { Trash2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Activity } from '../../../../shared/contracts/body-data';
import type { LocalDate } from '../../../../shared/rules/local-date';
import type { UnitSystem } from '../../../../shared/rules/units';
import { calendarDayText, monthText } from '../../../lib/date-time-text';
import { IconButton } from '../../../ui/icon-button';
import { ListRow } from '../../../ui/list-row';
import { ActivityIcon } from './activity-icon';
import { activityFacts, activityName, kindName } from './activity-text';

const RemoveActivityDialog = lazy(async () => ({
  default: (await import('./remove-activity-dialog')).RemoveActivityDialog,
}));

interface ActivityListProps {
  /** Newest first. */
  activities: readonly Activity[];
  today: LocalDate;
  units: UnitSystem;
}

/** The months of a list, in its order. */
function byMonth(activities: readonly Activity[]): [month: string, Activity[]][] {
  const months = new Map<string, Activity[]>();
  for (const activity of activities) {
    const month = monthText(activity.date);
    months.set(month, [...(months.get(month) ?? []), activity]);
  }
  return [...months];
}

export function ActivityList({ activities, today, units }: ActivityListProps) {
  const [removing, setRemoving] = useState<Activity | null>(null);
  return (
    <>
      {byMonth(activities).map(([month, ofMonth]) => (
        <section key={month} className="mt-4 first-of-type:mt-1" aria-label={month}>
          <h3 className="text-small font-semibold text-fg-2">{month}</h3>
          <ul className="tabular-nums">
            {ofMonth.map((activity) => (
              <ActivityRow
                key={activity.id}
                activity={activity}
                today={today}
                units={units}
                onRemove={() => setRemoving(activity)}
              />
            ))}
          </ul>
        </section>
      ))}
      {removing && (
        <Suspense>
          <RemoveActivityDialog
            activity={removing}
            today={today}
            units={units}
            onClose={() => setRemoving(null)}
          />
        </Suspense>
      )}
    </>
  );
}

interface ActivityRowProps {
  activity: Activity;
  today: LocalDate;
  units: UnitSystem;
  onRemove: () => void;
}

function ActivityRow({ activity, today, units, onRemove }: ActivityRowProps) {
  const { kind, title, date, source } = activity;
  const name = activityName(activity);
  return (
    <ListRow
      name={<bdi className="wrap-anywhere">{name}</bdi>}
      before={<ActivityIcon kind={kind} />}
      note={
        <>
          {[...(title ? [kindName(kind)] : []), ...activityFacts(activity, units)].join(' · ')}
          <span className="block text-micro wrap-anywhere">
            {calendarDayText(date, today)} · from <bdi>{source}</bdi>
          </span>
        </>
      }
      after={
        <IconButton
          label={`Remove ${name}, ${calendarDayText(date, today)}`}
          aria-haspopup="dialog"
          onClick={onRemove}
        >
          <Trash2 aria-hidden="true" />
        </IconButton>
      }
    />
  );
}
