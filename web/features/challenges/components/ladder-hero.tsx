import { cx } from 'class-variance-authority';
import { Play } from 'lucide-react';
import { Button } from '../../../ui/button';
import { StageScene } from '../../../ui/stage-scene';
import type { Ladder } from '../api/challenges-query';
import { ChallengeBadges, type ChallengeActionProps } from './challenge-card';

interface LadderHeroProps extends Pick<ChallengeActionProps, 'onStart'> {
  /** Undefined while it loads. */
  ladder: Ladder | undefined;
  /** The open session's challenge. */
  openNumber?: number | undefined;
}

function saying({ completed, challenges }: Ladder): string {
  if (completed === 0) return "Twenty-six half hours, one after another. I'll start with you at the bottom.";
  if (completed === challenges.length) return 'You climbed it all. Pick any rung and do it again.';
  return `${completed} of ${challenges.length} done. The next one is waiting.`;
}

/** Progress on the ladder, and the next rung to start; on a phone, only as high as its button. */
export function LadderHero({ ladder, openNumber, onStart }: LadderHeroProps) {
  const begun = ladder?.challenges.find(({ number }) => number === openNumber);
  const next = begun ?? ladder?.challenges.find(({ state }) => state === 'open');
  return (
    <StageScene
      className="ladder-hero rounded-lg border border-line p-4 md:px-10 md:pt-8 md:pb-8"
      aria-label="The ladder"
      pose="jump"
      priority
      arc={{ value: ladder?.completed ?? 0, max: 26 }}
    >
      <h1 className="text-title leading-none font-black tracking-title md:max-w-xs md:text-display md:tracking-hero lg:max-w-none">
        26 Challenges
      </h1>
      <p
        className={cx(
          'mt-2 max-w-2xs leading-text font-medium md:mt-3 md:max-w-1/2 md:text-lead',
          next && 'max-md:hidden',
        )}
      >
        {ladder ? saying(ladder) : 'Finding your place...'}
      </p>
      {next && (
        <div className="mt-2 grid justify-items-start gap-2 md:mt-5">
          <p className="leading-snug font-heavy tracking-title md:text-title">
            {next.number}. {next.title}
          </p>
          <span className="max-md:hidden">
            <ChallengeBadges challenge={next} />
          </span>
          <Button className="md:mt-2" variant="go" size="lg" onClick={() => onStart(next)}>
            <Play className="size-icon flex-none" aria-hidden="true" />
            {begun ? 'Resume' : 'Start'} Challenge {next.number}
          </Button>
        </div>
      )}
    </StageScene>
  );
}
