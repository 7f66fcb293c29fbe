import { Pause, Play, SkipBack, SkipForward } from 'lucide-react';
import { clockText } from '../../../lib/date-time-text';
import { Arc } from '../../../ui/arc';
import { IconButton } from '../../../ui/icon-button';
import type { Tone } from '../../../ui/tone';
import type { PlayerView } from '../player/player-view';
import type { Player } from '../player/use-player';
import './player-controls.css';

function toneOf({ phase, ending }: PlayerView): Tone {
  if (phase === 'rest') return 'cool';
  return ending ? 'warm' : 'go';
}

/** Previous, pause with the time left around it, skip. */
export function PlayerControls({ view, player }: { view: PlayerView; player: Player }) {
  const { paused, secondsLeft, share } = view;
  const Icon = paused ? Play : Pause;
  return (
    <div className="player-controls" role="group" aria-label="Player">
      <IconButton label="Previous exercise" variant="solid" round onClick={player.previous}>
        <SkipBack aria-hidden="true" />
      </IconButton>
      <button
        type="button"
        className="player-controls-main"
        aria-label={paused ? 'Resume' : 'Pause'}
        onClick={player.togglePause}
      >
        <Arc value={share} max={1} tone={toneOf(view)} glow />
        <span className="player-controls-disc num">
          <Icon aria-hidden="true" fill="currentColor" strokeWidth={1} />
          <b>{clockText(secondsLeft)}</b>
        </span>
      </button>
      <IconButton label="Skip exercise" variant="solid" round onClick={player.skip}>
        <SkipForward aria-hidden="true" />
      </IconButton>
    </div>
  );
}
