import { createContext, type ComponentType } from 'react';

export interface PlayerHowToProps {
  exerciseId: string;
  onClose: () => void;
}

/** The library's instructions over a paused player; without it, there is no button for them. */
export const PlayerHowTo = createContext<ComponentType<PlayerHowToProps> | null>(null);
