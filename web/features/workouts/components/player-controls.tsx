import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { useId, useState } from 'react';
import { clockText } from '../../../lib/date-time-text';
import { Arc } from '../../../ui/arc';
import { IconButton, type IconButtonSize } from '../../../ui/icon-button';
import type { Tone } from '../../../ui/tone';
import type { PlayerView } from '../player/player-view';
import type { Player } from '../player/use-player';

function toneOf({ phase, ending }: PlayerView): Tone {
  if (phase === 'rest') return 'cool';
  return ending ? 'warm' : 'go';
}

/**
 * The time left, for whoever comes to the button. A screen reader would read each change of what has the focus, so
 * there it stands until the phase changes.
 */
function useTimeLeft({ phase, number, paused, secondsLeft }: PlayerView) {
  const now = `${clockText(secondsLeft)} left`;
  const moment = `${number} ${phase} ${paused}`;
  const [held, setHeld] = useState<{ moment: string; text: string } | null>(null);
  if (held && held.moment !== moment) setHeld({ moment, text: now });
  return {
    text: held?.text ?? now,
    hold: () => setHeld({ moment, text: now }),
    release: () => setHeld(null),
  };
}

interface PlayerControlsProps {
  view: PlayerView;
  player: Player;
  /** The two buttons next to the large one. */
  size?: IconButtonSize;
}

/** Previous, pause inside a ring of the time left, skip. */
export function PlayerControls({ view, player, size }: PlayerControlsProps) {
  const { paused, secondsLeft, share } = view;
  const Icon = paused ? Play : Pause;
  const timeLeft = useTimeLeft(view);
  const timeId = useId();
  return (
    <div
      className="flex items-center justify-center gap-2 tiny:gap-1.5 md:gap-4 lg:gap-6"
      role="group"
      aria-label="Player"
    >
      <IconButton label="Previous exercise" variant="solid" size={size} round onClick={player.previous}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        className="player-controls-main group relative grid aspect-square flex-none place-items-center rounded-full focus-visible:rounded-full"
        aria-label={paused ? 'Resume' : 'Pause'}
        aria-describedby={timeId}
        onFocus={timeLeft.hold}
        onBlur={timeLeft.release}
        onClick={player.togglePause}
      >
        <Arc className="col-start-1 row-start-1" value={share} max={1} tone={toneOf(view)} glow quick />
        <span className="player-controls-disc col-start-1 row-start-1 flex aspect-square flex-col items-center justify-center gap-px rounded-full border-2 border-go-edge bg-go text-go-ink tabular-nums group-hover:bg-go-hover">
          <Icon
            className="size-icon tiny:size-icon-sm on-side:size-icon-sm"
            aria-hidden="true"
            fill="currentColor"
            strokeWidth={1}
          />
          <b className="text-lead leading-none font-black tracking-display tiny:text-body on-side:text-body">
            {clockText(secondsLeft)}
          </b>
        </span>
      </button>
      <span id={timeId} hidden>
        {timeLeft.text}
      </span>
      <IconButton label="Skip exercise" variant="solid" size={size} round onClick={player.skip}>
        <SkipForward aria-hidden="true" />
      </IconButton>
    </div>
  );
}
