import { SkipForward } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../ui/button';
import { changeRest, longestRestSeconds } from '../player/change-rest';
import { ActionsRow } from './actions-row';
import type { PlayerActionsProps } from './player-actions-props';
import { SwapActions } from './swap-actions';

/** What can be changed right now: the exercise while it runs, or the rest. */
export function PlayerActions(props: PlayerActionsProps) {
  if (props.view.phase === 'rest') return <RestActions {...props} />;
  return <SwapActions key={props.view.number} {...props} />;
}

const stepSeconds = 15;

function RestActions({ player, view, heading }: PlayerActionsProps) {
  const [changed, setChanged] = useState(0);
  const change = (seconds: number) => {
    player.apply((state, now) => changeRest(state, now, seconds));
    setChanged(view.secondsLeft + seconds);
  };
  const isLongest = view.secondsLeft >= longestRestSeconds;
  return (
    <ActionsRow
      label="Rest"
      heading={heading}
      line={
        <>
          <span className="lg:text-lead">Next: {view.exercise.name}</span>
          <span className="sr-only" role="status">
            {changed > 0 && `${Math.min(changed, longestRestSeconds)} seconds of rest left`}
          </span>
        </>
      }
    >
      <Button variant="glass" size="sm" onClick={player.skip}>
        <SkipForward className="size-icon-sm flex-none" aria-hidden="true" />
        Skip rest
      </Button>
      <Button variant="glass" size="sm" onClick={() => change(-stepSeconds)}>
        −15 s
      </Button>
      <Button
        variant="glass"
        size="sm"
        aria-disabled={isLongest}
        onClick={() => !isLongest && change(stepSeconds)}
      >
        +15 s
      </Button>
    </ActionsRow>
  );
}
