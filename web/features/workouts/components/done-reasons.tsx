import type { PlannedExercise } from '../../../../shared/contracts/workouts';
import { ReasonChip } from './reason-chip';

const shownAtMost = 3;

interface DoneReasonsProps {
  plan: readonly PlannedExercise[];
  finished: readonly number[];
}

export function DoneReasons({ plan, finished }: DoneReasonsProps) {
  const done = plan.filter(({ reason }, position) => reason && finished.includes(position));
  const named = new Map(done.map(({ name, reason }) => [name, reason]));
  if (named.size === 0) return null;
  return (
    <ul className="grid gap-1.5" aria-label="Why these moves">
      {[...named].slice(0, shownAtMost).map(([name, reason]) => (
        <li className="flex flex-wrap items-center gap-x-2 gap-y-1 text-small" key={name}>
          <b className="font-semibold">{name}</b>
          <ReasonChip>{reason}</ReasonChip>
        </li>
      ))}
    </ul>
  );
}
