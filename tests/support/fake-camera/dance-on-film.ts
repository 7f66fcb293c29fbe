import type { DanceStyleId } from '../../../shared/rules/dance/choices';
import { moveOrder } from '../../../web/features/dance/rules/move-order';
import { danceResult, type DanceResult } from '../../../shared/rules/dance/result';
import { createDanceSession } from '../../../web/features/dance/session/dance-session';
import { judgeMoves, loadJudge } from '../../../web/features/dance/session/judge-moves';
import type { WatchedPicture } from './watch-film';

const ASPECT = 16 / 9;

/** The result of a dance with these camera pictures, from the first beat to their end, by the film's clock. */
export async function danceOnFilm(
  style: DanceStyleId,
  pictures: readonly WatchedPicture[],
): Promise<DanceResult> {
  await loadJudge();
  const order = moveOrder('ten-moves', 'film');
  const judge = judgeMoves(style, order);
  let nowMs = 0;
  const session = createDanceSession({
    style,
    set: 'ten-moves',
    camera: true,
    order,
    now: () => nowMs,
    judge,
  });
  session.play();
  for (const { atMs, landmarks } of pictures) {
    nowMs = atMs;
    session.takeFrame({ landmarks, aspect: ASPECT });
  }
  nowMs = Math.ceil(nowMs / 1000) * 1000;
  session.tick();
  return danceResult('ten-moves', session.samples());
}
