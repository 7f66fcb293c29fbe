import type { PlayerView } from './player-view';
import type { Side } from './side';

const switchText = 'Switch sides.';

const counted = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** What a screen reader is told: it changes with the exercise, its side, the rest and the pause, not with the clock. */
export function announcementOf(view: PlayerView, side: Side | null = null): string {
  const { part, phase, paused, exercise, number, total, phaseSeconds } = view;
  if (phase === 'done')
    return part === 'Exercise' ? 'The workout is over.' : `The ${part.toLowerCase()} is over.`;
  if (paused) return 'Paused.';
  if (phase === 'rest') return `Rest for ${counted(phaseSeconds)}. Next up: ${exercise.name}.`;
  if (side === 'Other side') return switchText;
  return `${part} ${number} of ${total}: ${exercise.name}, ${counted(phaseSeconds)}.`;
}

/** What the coach says aloud at the same moments. */
export function spokenText(
  { phase, paused, exercise }: PlayerView,
  cue: string | undefined,
  side: Side | null = null,
): string | null {
  if (paused || phase === 'done') return null;
  if (phase === 'rest') return `Rest. Next up: ${exercise.name}.`;
  if (side === 'Other side') return switchText;
  return [exercise.name, cue].filter(Boolean).join('. ');
}
