import { Minus, Shuffle, TrendingDown, Undo2, type LucideIcon } from 'lucide-react';
import type { TrainingToday } from '../../../../shared/contracts/training';
import type { SessionChange } from '../../../../shared/rules/training/session';
import { Chip, ChipRow } from '../../../ui/chip';
import { Spinner } from '../../../ui/spinner';
import { useChangeToday } from '../use-change-today';

const changes: readonly { change: SessionChange; label: string; icon: LucideIcon }[] = [
  { change: 'shorter', label: 'Shorter', icon: Minus },
  { change: 'easier', label: 'Easier', icon: TrendingDown },
  { change: 'something_else', label: 'Something else', icon: Shuffle },
  { change: 'plan', label: 'Back to the plan', icon: Undo2 },
];

interface SessionChangesProps {
  /** The session is no longer the plan's own. */
  isChanged: boolean;
  onChanged: (today: TrainingToday) => void;
}

/** Ways to change today's session, and back; on a phone, the first three share a line. */
export function SessionChanges({ isChanged, onChanged }: SessionChangesProps) {
  const { change, changing } = useChangeToday(onChanged);
  return (
    <div className="-my-1">
      <ChipRow label="Change today's session">
        {changes
          .filter(({ change: each }) => isChanged || each !== 'plan')
          .map(({ change: each, label, icon: Icon }) => (
            <Chip
              key={each}
              narrow
              className="max-sm:grow max-sm:justify-center"
              aria-busy={changing === each || undefined}
              aria-disabled={changing !== null || undefined}
              onClick={() => change(each)}
            >
              {changing === each ? (
                <Spinner size="sm" />
              ) : (
                <Icon className="max-sm:hidden" aria-hidden="true" />
              )}
              {label}
            </Chip>
          ))}
      </ChipRow>
    </div>
  );
}
