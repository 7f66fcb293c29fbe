import { createContext, type ComponentType } from 'react';
import type { MoveSwaps } from './use-move-swaps';

export interface PlayerChatProps {
  /** What the person is doing, by its name. */
  exercise: string;
  /** Null where moves are not swapped: before and after the workout. */
  moves: MoveSwaps | null;
  onClose: () => void;
}

/** The talk with the coach over a paused player; without one her button leads to her page. */
export const PlayerChat = createContext<ComponentType<PlayerChatProps> | null>(null);
