import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '../../../../shared/rules/local-date';
import type { TrainingArea } from '../../../../shared/rules/training/person';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { Meter } from '../../../ui/meter';
import { Skeleton } from '../../../ui/skeleton';
import { planQuery } from '../api/plan-query';
import { TrainingCurves } from './training-curves';

const areas: readonly { area: TrainingArea; label: string }[] = [
  { area: 'push', label: 'Upper body' },
  { area: 'legs', label: 'Legs' },
  { area: 'core', label: 'Core' },
  { area: 'cardio', label: 'Cardio' },
  { area: 'mobility', label: 'Mobility' },
];
/** Levels go from 0 to 10, see functions/training/planner/levels.ts. */
const highest = 10;

interface LevelsCardProps {
  /** Days with a new record; undefined while loading. */
  recordDays: readonly LocalDate[] | undefined;
  className?: string | undefined;
}

/** Levels per area as labeled bars, and how the last weeks went. */
export function LevelsCard({ recordDays, className }: LevelsCardProps) {
  const { data: plan, isError, error, refetch, isFetching } = useQuery(planQuery());
  return (
    <Card className={className} aria-labelledby="levels">
      <CardHeader id="levels" title="Your levels" note="From what you did" />
      {isError && !plan ? (
        <ErrorState
          title="Your levels didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        />
      ) : (
        <dl className="grid gap-2 text-small tabular-nums">
          {areas.map(({ area, label }) => {
            const level = plan?.levels[area];
            return (
              <div key={area} className="grid grid-cols-words-end gap-x-3 gap-y-1">
                <dt>{label}</dt>
                <dd className="font-bold">
                  {level?.toFixed(1) ?? <Skeleton width="1.5rem" height="1.25rem" />}
                </dd>
                <dd className="col-span-full">
                  <Meter
                    label={label}
                    value={level ?? 0}
                    max={highest}
                    valueText={level !== undefined ? `Level ${level.toFixed(1)}` : 'Loading'}
                  />
                </dd>
              </div>
            );
          })}
        </dl>
      )}
      {plan && <TrainingCurves loads={plan.loads} recordDays={recordDays} />}
    </Card>
  );
}
