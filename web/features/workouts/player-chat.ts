import { createContext, type ComponentType } from 'react';
import type { MoveSwaps } from './use-move-swaps';

export interface PlayerChatProps {
  /** The name of what the person is doing. */
  exercise: string;
  /** Null when moves cannot be swapped: before and after the workout. */
  moves: MoveSwaps | null;
  onClose: () => void;
}

/** The chat over a paused player; without it, her button leads to her page. */
export const PlayerChat = createContext<ComponentType<PlayerChatProps> | null>(null);
