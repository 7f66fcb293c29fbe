import type { DanceStyleId } from '../../../../shared/rules/dance/choices';
import { createMoveMatch, type MoveMatch } from '../rules/move-match';
import { jointAngles } from '../../../lib/pose/joint-angles';
import type { choreographyOf } from '../rules/move-angles';
import type { JudgeMove } from './pose-frame';

let choreographies: { choreographyOf: typeof choreographyOf } | undefined;

/** Loads the reference data for the moves, while people are still choosing. */
export async function loadJudge(): Promise<void> {
  choreographies = await import('../rules/move-angles');
}

/** Compares the camera's frames with the coach's moves in this session's order; returns nothing until loaded. */
export function judgeMoves(style: DanceStyleId, order: readonly number[]): JudgeMove {
  let match: MoveMatch | undefined;
  return (landmarks, aspect, seconds) => {
    match ??= choreographies && createMoveMatch(choreographies.choreographyOf(style, order));
    match?.add(seconds, jointAngles(landmarks, aspect));
    return match?.score(seconds) ?? null;
  };
}
