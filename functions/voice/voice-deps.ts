import type { VoiceErrorCode, VoiceServerFrame } from '../../shared/sockets/voice-frames';
import type { InvokeLater } from '../platform/invoke-later';
import type { Log } from '../platform/logger';
import type { Connection, ConnectionAccess } from '../platform/sockets/connection';
import type { Storage } from '../platform/storage/storage';
import type { ReadOnboarding } from '../profile/public';
import type { ChunksRepository } from './chunks-repository';
import type { VoiceSession } from './voice-session';
import type { VoiceSessionsRepository } from './voice-sessions-repository';

/** Chooses where a new session's speech is made, within the person's daily allowance. */
export type ChooseSpeech = (
  userId: string,
  timeZone: string,
) => Promise<Pick<VoiceSession, 'speech' | 'because'>>;

export interface VoiceDeps {
  storage: Storage;
  log: Log;
  sessions: VoiceSessionsRepository;
  chunks: ChunksRepository;
  connections: ConnectionAccess;
  readOnboarding: ReadOnboarding;
  chooseSpeech: ChooseSpeech;
  invokeLater: InvokeLater;
}

/** The connection of a frame. */
export interface Caller extends Connection {
  /** When it was opened, in epoch milliseconds. */
  connectedAt: number;
}

const messages: Readonly<Record<VoiceErrorCode, string>> = {
  taken_over: "You're talking to me in another tab, so this one is closed.",
  session_ended:
    "That's all the time we have in one call. Your answers are saved. Start again here, or use the form.",
  form_instead: "I can't talk right now. Your answers are saved. You can finish in the form.",
  invalid_frame: "Sorry, I couldn't read that.",
  turn_failed: 'Sorry, I lost that. Could you say it again?',
};

/** Sends a frame; false if the connection is gone. */
export function tell(
  { connections }: Pick<VoiceDeps, 'connections'>,
  connection: Connection,
  frame: VoiceServerFrame,
): Promise<boolean> {
  return connections.post(connection, JSON.stringify(frame));
}

/** Sends an error of the product; false if the connection is gone. */
export function tellError(
  deps: Pick<VoiceDeps, 'connections'>,
  connection: Connection,
  code: VoiceErrorCode,
): Promise<boolean> {
  return tell(deps, connection, { type: 'error', error: { code, message: messages[code] } });
}

/** Says why, then closes. */
export async function dismiss(
  deps: Pick<VoiceDeps, 'connections'>,
  connection: Connection,
  code: VoiceErrorCode,
): Promise<void> {
  if (await tellError(deps, connection, code)) await deps.connections.close(connection);
}
