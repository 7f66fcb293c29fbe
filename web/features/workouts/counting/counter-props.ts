import type { Player } from '../player/use-player';

/** What counting needs from a running workout. */
export interface CounterProps {
  sessionId: string;
  player: Player;
  /** Switches counting off. */
  onOff: () => void;
}
