import type { Profile } from '../../../../shared/contracts/profile';
import { tierProgress, tiers } from '../../../../shared/rules/tiers';
import { grouped } from '../../../../shared/rules/number-text';
import { Card, CardHeader } from '../../../ui/card';
import { Figure, Figures } from '../../../ui/figures';
import { Meter } from '../../../ui/meter';
import { Skeleton } from '../../../ui/skeleton';

type Progress = Profile['progress'];

/** The totals, and the distance to the next tier. */
export function ProgressTracking({ progress }: { progress: Progress | undefined }) {
  const value = (count: number | undefined) =>
    count === undefined ? <Skeleton width="3rem" height="1.75rem" /> : grouped(count);
  return (
    <Card aria-labelledby="progress-tracking">
      <CardHeader id="progress-tracking" title="Progress tracking" />
      {progress ? <TierMeter points={progress.totalPoints} /> : <TierSkeleton />}
      <div className="grid gap-4">
        <Figures>
          <Figure label="Workouts" value={value(progress?.workoutsCompleted)} note="sessions" />
          <Figure label="Workout time" value={value(progress?.workoutTimeMinutes)} note="minutes" />
          <Figure label="Calories" value={value(progress?.caloriesLost)} note="kcal, estimated" />
        </Figures>
        <Figures>
          <Figure
            label="Current streak"
            tone="warm"
            value={value(progress?.currentStreak)}
            note={progress?.currentStreak === 1 ? 'day' : 'days'}
          />
          <Figure
            label="Longest streak"
            value={value(progress?.longestStreak)}
            note={progress?.longestStreak === 1 ? 'day' : 'days'}
          />
        </Figures>
      </div>
    </Card>
  );
}

const wordsClass = 'flex flex-wrap items-baseline justify-between gap-x-3 text-small text-fg-2';

function TierSkeleton() {
  return (
    <div className="mb-5 grid gap-3">
      <p className={wordsClass}>
        <Skeleton width="6rem" height="1.3125rem" />
        <Skeleton width="7rem" height="1.3125rem" />
      </p>
      <Skeleton height="8px" />
    </div>
  );
}

const minimumOf = (name: string) => tiers.find((each) => each.name === name)?.minimumPoints ?? 0;

function TierMeter({ points }: { points: number }) {
  const { tier, nextTier, text } = tierProgress(points);
  const min = minimumOf(tier);
  const max = nextTier ? minimumOf(nextTier) : Math.max(points, min + 1);
  return (
    <div className="mb-5 grid gap-3 tabular-nums">
      <p className={wordsClass}>
        <span>
          <b>{grouped(points)}</b> points
        </span>
        <b className="text-warm-text">{text}</b>
      </p>
      <Meter
        label={nextTier ? `Points to ${nextTier}` : 'Points'}
        value={points}
        min={min}
        max={max}
        tone="warm"
        valueText={text}
      />
    </div>
  );
}
