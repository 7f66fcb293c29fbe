import type { Player } from '../player/use-player';

/** What it takes to count in a running workout. */
export interface CounterProps {
  sessionId: string;
  player: Player;
  /** Counting is switched off again. */
  onOff: () => void;
}
