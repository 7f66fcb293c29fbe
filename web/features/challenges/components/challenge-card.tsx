import { Lock, Play, RotateCcw } from 'lucide-react';
import { cx } from 'class-variance-authority';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { cardClass } from '../../../ui/card';
import { toast } from '../../../ui/toast';
import type { LadderChallenge } from '../api/challenges-query';

const tones = { easy: 'go', medium: 'cool', hard: 'warm', extreme: 'coach' } as const;

const difficultyNames = { easy: 'Easy', medium: 'Medium', hard: 'Hard', extreme: 'Extreme' } as const;

export interface ChallengeActionProps {
  challenge: LadderChallenge;
  /** Whether it is part of an open session. */
  isBegun?: boolean;
  onStart: (challenge: LadderChallenge) => void;
}

export const cardIdOf = (number: number) => `challenge-${number}`;

export function ChallengeBadges({ challenge }: Pick<ChallengeActionProps, 'challenge'>) {
  const { difficulty, type } = challenge;
  return (
    <span className="flex flex-wrap gap-1.5">
      <Badge tone={tones[difficulty]}>{difficultyNames[difficulty]}</Badge>
      <Badge>{type}</Badge>
      <Badge>30 min</Badge>
    </span>
  );
}

/** One rung: its challenge, and Start, Resume, Replay, or Locked. On a phone, only the next one is described. */
export function ChallengeCard({ challenge, isBegun, onStart }: ChallengeActionProps) {
  const { number, title, description, state, times } = challenge;
  return (
    <li
      id={cardIdOf(number)}
      tabIndex={-1}
      className={cx(
        cardClass,
        'grid scroll-mt-20 grid-cols-icon-words-end content-start items-center gap-x-3 gap-y-1.5 p-3 md:grid-cols-icon-words md:p-pad',
        state === 'open' && 'border-go-edge',
      )}
    >
      <span
        className={cx(
          'row-span-2 min-w-10 self-start text-num leading-none font-black tracking-display tabular-nums max-md:mt-2',
          state === 'locked' ? 'text-fg-3' : 'text-go-text',
        )}
        aria-hidden="true"
      >
        {number}
      </span>
      <h3 className="text-lead leading-snug font-heavy tracking-title">
        <span className="sr-only">Challenge {number}: </span>
        {title}
      </h3>
      <div className="flex items-center justify-between gap-2 md:order-last md:col-span-full md:mt-1.5 md:flex-wrap">
        <span className="text-small text-fg-2 max-md:sr-only">
          {state === 'completed' && (times > 1 ? `Completed ${times} times` : 'Completed')}
          {state === 'open' && 'Your next rung'}
          {state === 'locked' && `Opens after ${number - 1}`}
        </span>
        <ChallengeAction challenge={challenge} isBegun={isBegun ?? false} onStart={onStart} />
      </div>
      <div className="max-md:col-span-2">
        <ChallengeBadges challenge={challenge} />
      </div>
      <p className={cx('col-span-full mt-1.5 text-fg-2', state !== 'open' && 'max-md:hidden')}>
        {description}
      </p>
    </li>
  );
}

function ChallengeAction({ challenge, isBegun, onStart }: ChallengeActionProps) {
  const { number, title, state } = challenge;
  if (state === 'locked') {
    const tell = () => toast.error('Challenge Locked', `Complete Challenge ${number - 1} first!`);
    return (
      <Button size="sm" aria-label={`Locked: ${title}`} onClick={tell}>
        <Lock className="size-icon-sm flex-none" aria-hidden="true" />
        Locked
      </Button>
    );
  }
  const isReplay = state === 'completed' && !isBegun;
  const Icon = isReplay ? RotateCcw : Play;
  const word = isBegun ? 'Resume' : isReplay ? 'Replay' : 'Start';
  return (
    <Button
      size="sm"
      variant={isReplay ? 'line' : 'go'}
      aria-label={`${word}: ${title}`}
      onClick={() => onStart(challenge)}
    >
      <Icon className="size-icon-sm flex-none" aria-hidden="true" />
      {word}
    </Button>
  );
}
