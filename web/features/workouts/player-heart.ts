import { createContext, type ComponentType } from 'react';

export interface PlayerHeartProps {
  /** An exercise is being done. */
  isWorking: boolean;
  /** The workout's time runs. */
  isRunning: boolean;
  /** Adds a value to the series that goes with the workout. */
  onBeats: (beats: number) => void;
  /** Something is about to lie over the player. */
  onPause: () => void;
}

/** Heart rate in the player; without it, or without Bluetooth, there is no button for it. */
export const PlayerHeart = createContext<ComponentType<PlayerHeartProps> | null>(null);
