import { moveOrder } from '../rules/move-order';
import { newId } from '../../../lib/new-id';
import { startDanceMusic, type DanceMusic } from '../music/dance-music';
import { createDanceSession, type DanceChoice, type DanceSession } from './dance-session';
import { judgeMoves } from './judge-moves';

/** A dance that was chosen; nothing counts until it plays. */
export interface StartedDance {
  id: string;
  choice: DanceChoice;
  session: DanceSession;
  /** Missing if the browser has no audio. */
  music: DanceMusic | null;
}

/** Call it from a tap: browsers allow sound only then. */
export function prepareDance(choice: DanceChoice): StartedDance {
  const id = newId();
  const { style, set, camera } = choice;
  const order = moveOrder(set, id);
  const judge = camera ? judgeMoves(style, order) : () => null;
  const session = createDanceSession({ ...choice, order, now: () => performance.now(), judge });
  const music = startDanceMusic({ style, moves: session.moves, danceSeconds: session.musicSeconds });
  return { id, choice, session, music };
}
