import type { DanceSession } from '../../shared/contracts/dance';
import { danceResult } from '../../shared/rules/dance/result';
import { beginningOf } from '../activity/public';
import { AppError } from '../platform/errors';
import { decideAgain } from '../platform/storage/retries';
import { transact } from '../platform/storage/transact';
import type { DanceDeps } from './dance-deps';
import type { OpenDance } from './dance-sessions-repository';

export interface StartDanceRequest extends Pick<DanceSession, 'id' | 'style' | 'set' | 'camera'> {
  startedAt?: string | undefined;
}

const shown = (session: OpenDance): DanceSession => ({
  ...session,
  ...danceResult(session.set, []),
  completedAt: null,
  localDate: null,
  unpaidReason: null,
});

function repeated(stored: DanceSession, { style, set, camera }: StartDanceRequest): DanceSession {
  if (stored.style !== style || stored.set !== set || stored.camera !== camera)
    throw new AppError('session_id_taken');
  return stored;
}

/** Opens a session; a repeat of the same ID returns what is stored. */
export function startDance(
  { storage, sessions }: Pick<DanceDeps, 'storage' | 'sessions'>,
  userId: string,
  request: StartDanceRequest,
): Promise<DanceSession> {
  return decideAgain(async () => {
    const { id, style, set, camera } = request;
    const [open, completed, removed] = await Promise.all([
      sessions.readOpen(userId, id),
      sessions.readCompleted(userId, id),
      sessions.readRemoved(userId, id),
    ]);
    if (removed) throw new AppError('session_id_taken');
    if (completed) return repeated(completed, request);
    if (open) return repeated(shown(open), request);
    const session = { id, style, set, camera, ...beginningOf(request.startedAt, storage.clock.now()) };
    await transact(storage.documents, [sessions.openItem(userId, session)]);
    return shown(session);
  });
}
