import { createContext, type ComponentType } from 'react';

export interface PlayerTalkProps {
  /** What the person is doing, by its name. */
  exercise: string;
  onClose: () => void;
}

/** The talk with the coach over a paused player; without one her button leads to her page. */
export const PlayerTalk = createContext<ComponentType<PlayerTalkProps> | null>(null);
