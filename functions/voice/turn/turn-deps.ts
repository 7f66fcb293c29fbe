import type { OpenRealtime } from '../../ai/realtime';
import type { VoiceDeps } from '../voice-deps';

export interface TurnDeps extends Pick<
  VoiceDeps,
  'storage' | 'log' | 'sessions' | 'chunks' | 'connections' | 'readOnboarding'
> {
  openRealtime: OpenRealtime;
  /** Names a person to the model without telling who it is. */
  identify: (userId: string) => string;
  /** Counts a turn's cost on the person's own day. */
  addTokens: (userId: string, day: string, tokens: number) => Promise<void>;
}
