import type { DanceSession, UnpaidReason } from '../../../shared/contracts/dance';
import { burnedText } from '../../../shared/rules/kcal-text';

const unpaidTexts: Record<UnpaidReason, string> = {
  not_finished:
    'No points for this one; you earn them by reaching the last move. It still counts as active minutes.',
  no_camera: 'It counts as active minutes and for your streak.',
  not_tracked:
    'No points for this one: the camera saw you for less than half of it. Step back a little next time.',
  paid_today: "You've already earned today's dance points. This one counts as active minutes.",
};

/** Why a dance earned no points of its own; without a camera there are none to speak of, only what it counts for. */
export function unpaidText(
  reason: UnpaidReason,
  { watched, reachedLastMove }: { watched: boolean; reachedLastMove: boolean },
): string {
  if (watched) return unpaidTexts[reason];
  return reachedLastMove ? unpaidTexts.no_camera : 'It counts as active minutes.';
}

/** 'Score 87% · about 9 kcal · 10 moves'; without a score where none was counted. */
export function summaryText({
  score,
  caloriesBurned,
  moves,
}: Pick<DanceSession, 'score' | 'caloriesBurned' | 'moves'>): string {
  const scored = score === null ? 'No score' : `Score ${score}%`;
  return `${scored} · ${burnedText(caloriesBurned)} · ${moves} ${moves === 1 ? 'move' : 'moves'}`;
}
