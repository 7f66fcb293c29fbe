import { useState } from 'react';
import type { WeightEntry } from '../../../../shared/contracts/profile';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { formatWeight, type UnitSystem } from '../../../../shared/rules/units';
import { calendarDayText } from '../../../lib/date-time-text';
import { useConnection } from '../../../lib/offline/connection';
import { weightChangeText } from '../../../lib/body-measurements';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import { ListRow } from '../../../ui/list-row';

const shownAtFirst = 5;

interface WeightListProps {
  /** Newest first. */
  entries: readonly WeightEntry[];
  units: UnitSystem;
  /** Those the server does not have yet. */
  unsentIds: ReadonlySet<string>;
  today: LocalDate;
  older: { load: () => void; loading: boolean } | null;
}

export function WeightList({ entries, older, ...rest }: WeightListProps) {
  const [open, setOpen] = useState(false);
  if (entries.length === 0) {
    return <EmptyState title="No weights yet">Weigh in once, and your line starts here.</EmptyState>;
  }
  const shown = open ? entries : entries.slice(0, shownAtFirst);
  return (
    <>
      <ul className="mt-3" aria-label="Weights, newest first">
        {shown.map((entry) => (
          <WeightRow key={entry.id} entry={entry} entries={entries} {...rest} />
        ))}
      </ul>
      {!open && entries.length > shownAtFirst && (
        <Button wide className="mt-3" onClick={() => setOpen(true)}>
          Show all entries
        </Button>
      )}
      {open && older && (
        <Button wide className="mt-3" busy={older.loading} busyLabel="Loading" onClick={older.load}>
          Show more entries
        </Button>
      )}
    </>
  );
}

interface WeightRowProps extends Omit<WeightListProps, 'older'> {
  entry: WeightEntry;
}

/** The change since the previous day in the log; none for an entry that a later one on the same day replaced. */
function WeightRow({ entry, entries, units, today, unsentIds }: WeightRowProps) {
  const isWaiting = !useConnection() && unsentIds.has(entry.id);
  const index = entries.indexOf(entry);
  const replaced = entries[index - 1]?.date === entry.date;
  const before = entries.slice(index + 1).find(({ date }) => date !== entry.date);
  const change = before ? weightChangeText(before.weightKg, entry.weightKg, units) : 'first entry';
  return (
    <ListRow
      dimmed={replaced}
      name={formatWeight(entry.weightKg, units)}
      note={`${calendarDayText(entry.date, today)}${isWaiting ? ". It's sent when you're back online." : ''}`}
      after={<span className="text-small text-fg-2">{replaced ? 'replaced' : change}</span>}
    />
  );
}
