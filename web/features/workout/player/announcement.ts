import type { PlayerView } from './player-view';

const counted = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** What a screen reader is told: it changes with the exercise, the rest and the pause, not with the clock. */
export function announcementOf(view: PlayerView): string {
  const { part, phase, paused, exercise, number, total, phaseSeconds } = view;
  if (phase === 'done')
    return part === 'Exercise' ? 'The workout is over.' : `The ${part.toLowerCase()} is over.`;
  if (paused) return 'Paused.';
  if (phase === 'rest') return `Rest for ${counted(phaseSeconds)}. Next up: ${exercise.name}.`;
  return `${part} ${number} of ${total}: ${exercise.name}, ${counted(phaseSeconds)}.`;
}

/** What the coach says aloud at the same moments. */
export function spokenText({ phase, paused, exercise }: PlayerView, cue: string | undefined): string | null {
  if (paused || phase === 'done') return null;
  if (phase === 'rest') return `Rest. Next up: ${exercise.name}.`;
  return [exercise.name, cue].filter(Boolean).join('. ');
}
