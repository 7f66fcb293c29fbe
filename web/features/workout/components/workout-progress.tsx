import { clockText } from '../../../lib/date-time-text';
import { Card } from '../../../ui/card';
import { Figure, Figures } from '../../../ui/figures';
import { Segments } from '../../../ui/segments';
import type { PlayerView } from '../player/player-view';
import './workout-progress.css';

export function WorkoutProgress({ view }: { view: PlayerView }) {
  const { number, total, caloriesKcal, activeSeconds, remaining, phase, share } = view;
  return (
    <Card className="workout-progress num" aria-label="Progress">
      <div className="workout-progress-bar">
        <Segments label="Exercises" total={total} done={number - 1} current={phase === 'rest' ? 0 : share} />
      </div>
      <Figures label="Progress">
        <Figure label="Calories" value={caloriesKcal} unit="kcal" />
        <Figure label="Duration" value={clockText(activeSeconds)} />
        <Figure label="Remaining" value={remaining} />
        <Figure
          label="Exercise"
          value={
            <>
              {number}
              <small>/{total}</small>
            </>
          }
        />
      </Figures>
    </Card>
  );
}
