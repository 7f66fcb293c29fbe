import type { OpenRealtime } from '../../ai/realtime';
import type { VoiceDeps } from '../voice-deps';

export interface TurnDeps extends Pick<
  VoiceDeps,
  'storage' | 'log' | 'sessions' | 'chunks' | 'connections' | 'readOnboarding'
> {
  openRealtime: OpenRealtime;
  /** Identifies a person to the model by a keyed hash. */
  identify: (userId: string) => Promise<string>;
  /** Counts a turn's cost on the person's own day. */
  addTokens: (userId: string, day: string, tokens: number) => Promise<void>;
}
