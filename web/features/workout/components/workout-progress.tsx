import { clockText } from '../../../lib/date-time-text';
import { Card } from '../../../ui/card';
import { Figure, Figures } from '../../../ui/figures';
import { Segments } from '../../../ui/segments';
import type { PlayerView } from '../player/player-view';

export function WorkoutProgress({ view }: { view: PlayerView }) {
  const { number, total, caloriesKcal, activeSeconds, remaining, phase, share } = view;
  return (
    <Card className="px-4 py-3 tabular-nums lg:p-5 on-side:py-2" aria-label="Progress">
      <div className="mb-4 hidden lg:block">
        <Segments label="Exercises" total={total} done={number - 1} current={phase === 'rest' ? 0 : share} />
      </div>
      <Figures label="Progress" layout="row">
        <Figure size="player" label="Calories" value={caloriesKcal} unit="kcal" />
        <Figure size="player" label="Duration" value={clockText(activeSeconds)} />
        <Figure size="player" label="Remaining" value={remaining} />
        <Figure size="player" label="Exercise" value={number} total={total} />
      </Figures>
    </Card>
  );
}
