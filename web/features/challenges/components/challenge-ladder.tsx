import { useQuery } from '@tanstack/react-query';
import { Card } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { Stage } from '../../../ui/stage';
import { challengesQuery } from '../api/challenges-query';
import { cardIdOf, ChallengeCard, type ChallengeActionProps } from './challenge-card';
import { TrailMap } from './trail-map';

interface ChallengeLadderProps extends Pick<ChallengeActionProps, 'onStart'> {
  me: { id: string; name: string };
  /** The open session's challenge. */
  openNumber?: number | undefined;
}

function showCard(number: number) {
  const card = document.getElementById(cardIdOf(number));
  card?.scrollIntoView({ block: 'center' });
  card?.focus({ preventScroll: true });
}

/** The trail with everyone on it, and its 26 rungs. */
export function ChallengeLadder({ me, openNumber, onStart }: ChallengeLadderProps) {
  const { data: ladder, isError, error, isFetching, refetch } = useQuery(challengesQuery());
  if (!ladder && isError) {
    return (
      <Card>
        <ErrorState
          title="The challenges didn't load"
          retrying={isFetching}
          error={error}
          onRetry={() => void refetch()}
        >
          Everything you've completed is safe.
        </ErrorState>
      </Card>
    );
  }
  if (!ladder) {
    return (
      <Card>
        <SkeletonRows count={8} label="Loading the challenges" />
      </Card>
    );
  }
  return (
    <div className="grid gap-3 md:gap-4">
      <Stage className="trail-stage rounded-lg border border-line" aria-label="Where everyone is">
        <TrailMap ladder={ladder} me={me} onPick={showCard} />
      </Stage>
      <ol className="grid gap-2 md:grid-cols-2 md:gap-4 lg:grid-cols-3">
        {ladder.challenges.map((challenge) => (
          <ChallengeCard
            key={challenge.number}
            challenge={challenge}
            isBegun={challenge.number === openNumber}
            onStart={onStart}
          />
        ))}
      </ol>
    </div>
  );
}
