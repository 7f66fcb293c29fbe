import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import { messageOf } from '../../../lib/api/api-error';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { Skeleton, SkeletonRows } from '../../../ui/skeleton';
import { weightsQuery } from '../api/weights-query';
import { useToday } from '../../../lib/today';
import { formatWeight, weightBetween, weightText } from '../../../../shared/rules/units';
import { useWeightsWithUnsent } from '../use-log-weight';
import { countedWeights } from '../weight-plot';
import { WeightChart } from './weight-chart';
import { WeightForm } from './weight-form';
import { WeightList } from './weight-list';
import { WeightParts } from './weight-parts';

const shownWhenLoading = 5;

/** The weight log: the current weight, its history, and a form for the next entry. */
export function WeightCard({ profile, more }: { profile: Profile | undefined; more?: ReactNode }) {
  const { data, error, refetch, isFetching, hasNextPage, fetchNextPage, isFetchingNextPage } =
    useInfiniteQuery(weightsQuery());
  const { entries, unsentIds } = useWeightsWithUnsent(data?.pages.flatMap(({ weights }) => weights));
  const answers = profile?.answers;
  const today = useToday(profile?.timeZone ?? 'UTC');
  return (
    <Card className="tabular-nums" aria-labelledby="weight-card">
      <CardHeader
        id="weight-card"
        title="Weight log"
        note={profile ? <Distance profile={profile} /> : <Skeleton width="7rem" height="1.25rem" />}
      />
      <div className="md:grid md:grid-cols-2 md:gap-x-8">
        <div className="flex min-w-0 flex-col">
          <p className="text-display leading-none font-black tracking-hero">
            {answers ? (
              <>
                <WeightParts
                  kg={answers.weightKg}
                  units={profile.units}
                  unitClass="text-body font-semibold tracking-normal text-fg-2"
                />
              </>
            ) : (
              <Skeleton width="8rem" height="3.25rem" />
            )}
          </p>
          <WeightChart
            days={entries ? countedWeights(entries) : null}
            targetKg={answers?.targetWeightKg ?? null}
            units={profile?.units ?? 'metric'}
            today={profile ? today : null}
          />
          {more}
        </div>
        <div className="mt-5 min-w-0 md:mt-0">
          {profile && <WeightForm profile={profile} />}
          {!entries && error && (
            <ErrorState
              title="Your weights didn't load"
              onRetry={() => void refetch()}
              retrying={isFetching}
              error={error}
            >
              {messageOf(error, 'Something went wrong. Try again in a moment.')}
            </ErrorState>
          )}
          {!error && !(entries && profile) && (
            <div className="mt-3">
              <SkeletonRows count={shownWhenLoading} label="Loading your weights" />
            </div>
          )}
          {entries && profile && (
            <WeightList
              entries={entries}
              units={profile.units}
              unsentIds={unsentIds}
              today={today}
              older={hasNextPage ? { load: () => void fetchNextPage(), loading: isFetchingNextPage } : null}
            />
          )}
        </div>
      </div>
    </Card>
  );
}

function Distance({ profile: { answers, units } }: { profile: Profile }) {
  if (!answers || answers.targetWeightKg === null) return null;
  const away = Math.abs(weightBetween(answers.weightKg, answers.targetWeightKg, units));
  const target = formatWeight(answers.targetWeightKg, units);
  if (away === 0) return <span className="text-go-text">At your target of {target}</span>;
  return (
    <>
      <b>{weightText(away, units)}</b> from your target of {target}
    </>
  );
}
