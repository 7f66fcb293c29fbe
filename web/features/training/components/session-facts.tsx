import { Check, Clock, Flame, type LucideIcon } from 'lucide-react';
import { Barbell } from '../../../ui/barbell';
import type { ReactNode } from 'react';
import type { PlannedTraining } from '../../../../shared/contracts/training';
import { burnedText } from '../../../../shared/rules/kcal-text';
import { exerciseCountText } from '../../../lib/exercise-count';

/** Its length, calories, and number of exercises. */
export function SessionFacts({ session }: { session: PlannedTraining }) {
  return (
    <ul
      className="flex flex-wrap gap-x-4 gap-y-1 text-small font-semibold tabular-nums"
      aria-label="At a glance"
    >
      <Fact icon={Clock}>{session.minutes} min</Fact>
      <Fact icon={Flame}>{burnedText(session.caloriesKcal)}</Fact>
      <Fact icon={Barbell}>{exerciseCountText(session.exercises.map(({ exerciseId }) => exerciseId))}</Fact>
    </ul>
  );
}

function Fact({ icon: Icon, children }: { icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="inline-flex items-center gap-1.5">
      <Icon className="icon-sm text-fg-2" aria-hidden="true" />
      {children}
    </li>
  );
}

/** Why it is planned this way, strongest reason first. */
export function SessionReasons({ session }: { session: PlannedTraining }) {
  if (session.reasons.length === 0) return null;
  return (
    <ul className="grid gap-1 text-small leading-text text-fg-2" aria-label="Why this one">
      {session.reasons.map((reason) => (
        <li key={reason} className="flex gap-2">
          <Check className="icon-sm text-go-text" aria-hidden="true" />
          {reason}
        </li>
      ))}
    </ul>
  );
}
