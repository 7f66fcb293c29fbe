import type { LocalDate } from '../../../../shared/rules/local-date';
import { grouped } from '../../../../shared/rules/number-text';
import type { UnitSystem } from '../../../../shared/rules/units';
import { calendarDayText, dateText } from '../../../lib/date-time-text';
import { useConnection } from '../../../lib/offline/connection';
import { Button } from '../../../ui/button';
import { DialogActions } from '../../../ui/dialog';
import { Figure, Figures } from '../../../ui/figures';
import { ListRow } from '../../../ui/list-row';
import { ActivityIcon } from '../activities/activity-icon';
import { activityFacts, activityName } from '../activities/activity-text';
import { countsOf, dateRange, totalOf } from './found-data';
import type { Found } from './read-files';
import { StageHeading } from './stage-heading';
import type { ImportFlow } from './use-import';

const mostListed = 4;

interface ImportPreviewProps {
  flow: ImportFlow;
  found: Found;
  units: UnitSystem;
  today: LocalDate;
}

/** What was found, before anything is stored. */
export function ImportPreview({ flow, found, units, today }: ImportPreviewProps) {
  const isOnline = useConnection();
  const { data } = found;
  const counts = countsOf(data);
  const total = totalOf(counts);
  const listed = data.activities.toReversed().slice(0, mostListed);
  return (
    <div className="grid gap-4">
      <StageHeading>{headline(found, total)}</StageHeading>
      {total > 0 && (
        <Figures label="Found" layout="fit">
          {counts.activities > 0 && (
            <Figure label="Activities" value={grouped(counts.activities)} size="dialog" />
          )}
          {counts.steps > 0 && <Figure label="Days of steps" value={grouped(counts.steps)} size="dialog" />}
          {counts.weights > 0 && <Figure label="Weights" value={grouped(counts.weights)} size="dialog" />}
          {counts.restingHeartRates > 0 && (
            <Figure label="Resting heart rates" value={grouped(counts.restingHeartRates)} size="dialog" />
          )}
        </Figures>
      )}
      <Notes found={found} />
      {listed.length > 0 && (
        <div>
          <h4 className="text-small font-semibold text-fg-2">
            {counts.activities > listed.length ? 'The latest activities' : 'Activities'}
          </h4>
          <ul className="tabular-nums">
            {listed.map((activity) => (
              <ListRow
                key={`${activity.startedAt} ${activity.kind}`}
                before={<ActivityIcon kind={activity.kind} />}
                name={<bdi className="wrap-anywhere">{activityName(activity)}</bdi>}
                note={[calendarDayText(activity.date, today), ...activityFacts(activity, units)].join(' · ')}
              />
            ))}
          </ul>
        </div>
      )}
      <p className="text-small text-fg-2 empty:hidden" role="status">
        {!isOnline && "You're offline. I'll need a connection to add this."}
      </p>
      <DialogActions>
        <Button variant="line" size="lg" onClick={flow.restart}>
          Back
        </Button>
        {total > 0 && (
          <Button
            variant="go"
            size="lg"
            aria-disabled={!isOnline || undefined}
            onClick={() => isOnline && flow.add(found)}
          >
            Add
          </Button>
        )}
      </DialogActions>
    </div>
  );
}

function headline({ name, knownActivities }: Found, total: number): string {
  if (total > 0) return `Here's what's new in ${name}`;
  return knownActivities > 0 ? 'You already have all of this' : "There's nothing new in this file";
}

const dayName = (date: LocalDate) => dateText(`${date}T12:00:00`);

/** When it is from, and what is left out and why. */
function Notes({ found: { data, knownActivities, unread } }: { found: Found }) {
  const range = dateRange(data);
  const { leftOut } = data;
  return (
    <ul className="grid gap-1 text-small leading-text text-fg-2 empty:hidden">
      {range && (
        <li>
          {range.from === range.to
            ? `From ${dayName(range.from)}.`
            : `From ${dayName(range.from)} to ${dayName(range.to)}.`}
        </li>
      )}
      {knownActivities > 0 && (
        <li>
          {knownActivities === 1
            ? '1 activity is known already and stays as it is.'
            : `${grouped(knownActivities)} activities are known already and stay as they are.`}
        </li>
      )}
      {leftOut > 0 && (
        <li>
          {leftOut === 1
            ? "1 entry couldn't be used: its date or number can't be right."
            : `${grouped(leftOut)} entries couldn't be used: their dates or numbers can't be right.`}
        </li>
      )}
      {unread.map(({ name, problem }) => (
        <li key={name} className="wrap-anywhere">
          <b className="font-strong text-fg">{name}:</b> {problem}
        </li>
      ))}
    </ul>
  );
}
