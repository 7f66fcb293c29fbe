import { clockText } from '../../../lib/date-time-text';
import { Card } from '../../../ui/card';
import { Figure, Figures } from '../../../ui/figures';
import { Segments } from '../../../ui/segments';
import type { PlayerView } from '../player/player-view';

interface WorkoutProgressProps {
  view: PlayerView;
}

export function WorkoutProgress({ view }: WorkoutProgressProps) {
  const { number, total, caloriesKcal, activeSeconds, remaining, phase, share, finished } = view;
  return (
    <Card className="px-4 py-3 tabular-nums lg:p-5" aria-label="Progress">
      <div className="mb-4 hidden lg:block">
        <Segments
          label="Exercises"
          total={total}
          done={finished}
          at={number - 1}
          current={phase === 'work' ? share : 0}
        />
      </div>
      <Figures label="Progress" layout="row">
        <Figure size="player" label="Estimated kcal" value={caloriesKcal} />
        <Figure size="player" label="Duration" value={clockText(activeSeconds)} />
        <Figure size="player" label="Remaining" value={remaining} />
        <Figure size="player" label="Exercise" value={number} total={total} />
      </Figures>
    </Card>
  );
}
