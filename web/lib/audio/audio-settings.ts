import { useSyncExternalStore } from 'react';
import { createEmitter } from '../emitter';
import { deviceStorage } from '../kept-storage';

export interface AudioSettings {
  coachVoice: boolean;
  soundEffects: boolean;
  music: boolean;
  /** 0 to 100. */
  volume: number;
}

const key = 'audio-settings';
const defaults: AudioSettings = { coachVoice: true, soundEffects: true, music: true, volume: 100 };
const changes = createEmitter();
let current: AudioSettings | null = null;

function parse(stored: string | null): AudioSettings {
  const kept: unknown = stored ? JSON.parse(stored) : null;
  if (typeof kept !== 'object' || kept === null) return defaults;
  const found = new Map(Object.entries(kept));
  const flag = (name: 'coachVoice' | 'soundEffects' | 'music') => {
    const value: unknown = found.get(name);
    return typeof value === 'boolean' ? value : defaults[name];
  };
  const volume: unknown = found.get('volume');
  return {
    coachVoice: flag('coachVoice'),
    soundEffects: flag('soundEffects'),
    music: flag('music'),
    volume: typeof volume === 'number' ? Math.min(100, Math.max(0, volume)) : defaults.volume,
  };
}

/** For code outside React: speech, effects, music. */
export function readAudioSettings(): AudioSettings {
  if (current) return current;
  try {
    current = parse(deviceStorage.read(key));
  } catch {
    current = defaults;
  }
  return current;
}

/** Calls back on every change until the returned function is called. */
export const subscribeToAudioSettings = changes.subscribe;

function change(part: Partial<AudioSettings>) {
  current = { ...readAudioSettings(), ...part };
  deviceStorage.write(key, JSON.stringify(current));
  changes.tell();
}

export function useAudioSettings() {
  const settings = useSyncExternalStore(subscribeToAudioSettings, readAudioSettings);
  return { settings, change };
}
