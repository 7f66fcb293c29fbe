import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import { createMoveMatch, type MoveMatch } from '../rules/move-match';
import { jointAngles } from '../../../lib/pose/joint-angles';
import type { choreographyOf } from '../rules/move-angles';
import type { JudgeMove } from './pose-frame';

let choreographies: { choreographyOf: typeof choreographyOf } | undefined;

/** Fetches what moves are compared with: the body of the coach, worked out. Called while people choose. */
export async function loadJudge(): Promise<void> {
  choreographies = await import('../rules/move-angles');
}

/** Compares what the camera sees with what the coach dances, in the order of this session; silent until it is loaded. */
export function judgeMoves(style: DanceStyleId, order: readonly number[]): JudgeMove {
  let match: MoveMatch | undefined;
  return (landmarks, aspect, seconds) => {
    match ??= choreographies && createMoveMatch(choreographies.choreographyOf(style, order));
    match?.add(seconds, jointAngles(landmarks, aspect));
    return match?.score(seconds) ?? null;
  };
}
