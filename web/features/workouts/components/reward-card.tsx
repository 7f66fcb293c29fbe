import { tierProgress, tiers } from '../../../../shared/rules/tiers';
import { grouped } from '../../../../shared/rules/number-text';
import { Meter } from '../../../ui/meter';
import { Skeleton } from '../../../ui/skeleton';
import { VisuallyHidden } from '../../../ui/visually-hidden';
import { awardLabel, pointsOf, rewardSentence, type Reward } from '../reward-text';
import { useCountUp } from '../../../lib/use-count-up';

const cardClass = 'grid min-h-reward content-center gap-2 in-dialog-lg:gap-4';
const wordsClass = 'text-center font-strong in-dialog-lg:text-left in-dialog-lg:text-lead';

interface RewardCardProps {
  /** Null until the points have arrived. */
  reward: Reward | null;
  /** They did not arrive in time. */
  nothing: boolean;
  firstName: string;
  streak: string | null;
}

type EarnedProps = Pick<RewardCardProps, 'firstName' | 'streak'> & { reward: Reward };

/** The points of a counted workout arrive a moment later; their space is reserved. */
export function RewardCard({ reward, nothing, ...rest }: RewardCardProps) {
  if (reward) return <Earned reward={reward} {...rest} />;
  return (
    <div className={cardClass}>
      {nothing ? (
        <p className={wordsClass}>
          No new points so far. Only your first few workouts each day earn points; any still being counted
          will show on your dashboard.
        </p>
      ) : (
        <div className="grid justify-items-center in-dialog-lg:justify-items-start" role="status">
          <VisuallyHidden>Counting your points</VisuallyHidden>
          <Skeleton width="12rem" height="3rem" />
        </div>
      )}
    </div>
  );
}

function Earned({ reward, firstName, streak }: EarnedProps) {
  const points = pointsOf(reward);
  const shown = useCountUp(points);
  return (
    <div className={`${cardClass} tabular-nums`}>
      <p className="flex flex-wrap items-baseline justify-center gap-x-2 leading-none in-dialog-lg:justify-start">
        <span className="font-heavy text-warm-text" aria-hidden="true">
          <b className="text-display font-black tracking-hero text-warm-num">+{grouped(shown)}</b> points
        </span>
        <VisuallyHidden live="polite">{`You earned ${grouped(points)} points.`}</VisuallyHidden>
        {streak && <span className="font-heavy text-warm-text">{streak}</span>}
      </p>
      <p className={wordsClass}>{rewardSentence(reward, firstName)}</p>
    </div>
  );
}

/** What the points were for and where they lead. Its space is reserved while they are counted. */
export function RewardDetails({ reward, nothing }: Pick<RewardCardProps, 'reward' | 'nothing'>) {
  if (nothing && !reward) return null;
  return (
    <div className={`${cardClass} tabular-nums`}>
      {reward && reward.awards.length > 1 && <Awards reward={reward} />}
      {reward && <TierMeter total={reward.totalPoints} added={pointsOf(reward)} />}
    </div>
  );
}

function Awards({ reward }: { reward: Reward }) {
  return (
    <ul className="flex flex-wrap justify-center gap-1.5 in-dialog-lg:justify-start" aria-label="Earned for">
      {reward.awards.map((award, index) => (
        <li
          className="reward-card-award rounded-full bg-warm-tint px-3 py-1 text-small leading-text font-semibold"
          style={{ '--award': index }}
          key={`${award.activityType} ${award.description}`}
        >
          {awardLabel(award)} <b className="font-heavy text-warm-text">+{grouped(award.points)}</b>
        </li>
      ))}
    </ul>
  );
}

function TierMeter({ total, added }: { total: number; added: number }) {
  const { tier, nextTier, text } = tierProgress(total);
  const next = tiers.find(({ name }) => name === nextTier);
  return (
    <div className="grid gap-2">
      <Meter
        label={next ? `Points to ${next.name}` : 'Points'}
        value={total}
        max={next?.minimumPoints ?? total}
        added={added}
        tone="warm"
        valueText={text}
      />
      <p className="flex flex-wrap justify-between gap-x-3 text-small text-fg-2">
        <span>
          <b className="text-warm-text">{tier}</b> at {grouped(total)} points
        </span>
        <span>{next ? `${next.name} ${grouped(next.minimumPoints)}` : text}</span>
      </p>
    </div>
  );
}
