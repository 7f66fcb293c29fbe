import { tierProgress, tiers } from '../../../../shared/domain/tiers';
import { grouped } from '../../../lib/number-text';
import { Meter } from '../../../ui/meter';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { awardLabel, pointsOf, rewardSentence, type Reward } from '../reward-text';
import { useCountUp } from '../use-count-up';
import './reward-card.css';

interface RewardCardProps {
  /** Null until the points have arrived. */
  reward: Reward | null;
  /** They did not arrive in time. */
  nothing: boolean;
  firstName: string;
}

/** The points of a workout that counted: they arrive a moment after it, into room kept for them. */
export function RewardCard({ reward, nothing, firstName }: RewardCardProps) {
  if (reward) return <Earned reward={reward} firstName={firstName} />;
  return (
    <div className="reward-card">
      {nothing ? (
        <p className="reward-card-words">
          No new points so far. Three workouts a day are paid; whatever comes later shows on your dashboard.
        </p>
      ) : (
        <div role="status">
          <VisuallyHidden>Counting your points</VisuallyHidden>
          <Skeleton width="12rem" height="4.25rem" />
        </div>
      )}
    </div>
  );
}

function Earned({ reward, firstName }: { reward: Reward; firstName: string }) {
  const points = pointsOf(reward);
  const shown = useCountUp(points);
  return (
    <div className="reward-card num">
      <p className="reward-card-points">
        <span aria-hidden="true">
          <b>+{grouped(shown)}</b> <i>points</i>
        </span>
        <VisuallyHidden live="polite">{`You earned ${grouped(points)} points.`}</VisuallyHidden>
      </p>
      <p className="reward-card-words">{rewardSentence(reward, firstName)}</p>
      <ul className="reward-card-awards" aria-label="Earned for">
        {reward.awards.map((award) => (
          <li key={`${award.activityType} ${award.description}`}>
            {awardLabel(award)} <b>+{grouped(award.points)}</b>
          </li>
        ))}
      </ul>
      <TierMeter total={reward.totalPoints} added={points} />
    </div>
  );
}

function TierMeter({ total, added }: { total: number; added: number }) {
  const { tier, nextTier, text } = tierProgress(total);
  const next = tiers.find(({ name }) => name === nextTier);
  return (
    <div className="reward-card-tier">
      <Meter
        label={next ? `Points to ${next.name}` : 'Points'}
        value={total}
        max={next?.minimumPoints ?? total}
        added={added}
        tone="warm"
        valueText={text}
      />
      <p>
        <span>
          <b className="text-warm-text">{tier}</b> at {grouped(total)} points
        </span>
        <span>{next ? `${next.name} ${grouped(next.minimumPoints)}` : text}</span>
      </p>
    </div>
  );
}
