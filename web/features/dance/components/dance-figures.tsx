import { MOVES_PER_ROUND, MOVE_SECONDS } from '../../../../shared/rules/dance/choices';
import { clockText } from '../../../lib/date-time-text';
import { Segments } from '../../../ui/segments';
import type { DanceView } from '../session/dance-session';

/** The current move, progress, and calories so far. */
export function DanceFigures({ view }: { view: DanceView }) {
  const { moment, moveName, nextName, caloriesKcal } = view;
  return (
    <section className="grid gap-2 lg:gap-3" aria-label="Progress">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-lead font-heavy tracking-title tabular-nums lg:text-title">
          Move {moment.place} / {MOVES_PER_ROUND}
        </p>
        <p className="text-small text-fg-2">{nextName ? `Next: ${nextName}` : moveName}</p>
      </div>
      <Segments
        label="Moves"
        total={MOVES_PER_ROUND}
        done={moment.place - 1}
        current={moment.secondsIntoMove / MOVE_SECONDS}
      />
      <dl className="flex flex-wrap gap-x-5 tabular-nums lg:gap-x-8">
        <Figure name="est. kcal" value={caloriesKcal} />
        <Figure name="duration" value={clockText(moment.dancedSeconds)} />
        <Figure name={moment.moveCount === 1 ? 'move' : 'moves'} value={moment.moveCount} />
      </dl>
    </section>
  );
}

const Figure = ({ name, value }: { name: string; value: number | string }) => (
  <div className="flex flex-row-reverse items-baseline gap-1 lg:flex-col-reverse lg:gap-0">
    <dt className="text-small text-fg-2">{name}</dt>
    <dd className="text-body leading-tight font-heavy lg:text-head lg:tracking-display">{value}</dd>
  </div>
);
