import type { PlayerView } from './player-view';
import { noSide, type SideView } from './side';

/** Spoken and shown when the side changes. */
export const changeText = 'Switch sides';

const counted = (seconds: number) => `${seconds} ${seconds === 1 ? 'second' : 'seconds'}`;

/** Cues are written without a full stop, which a voice needs. */
const sentence = (cue: string) => (/[.!?]$/.test(cue) ? cue : `${cue}.`);

/** Screen reader text; changes with the exercise, side, rest, and pause, not with the clock. */
export function announcementOf(view: PlayerView, side: SideView = noSide, cue?: string): string {
  const { part, phase, paused, exercise, number, total, phaseSeconds } = view;
  if (phase === 'done')
    return part === 'Exercise' ? 'The workout is over.' : `The ${part.toLowerCase()} is over.`;
  if (paused) return 'Paused.';
  if (phase === 'rest') return `Rest for ${counted(phaseSeconds)}. Next up: ${exercise.name}.`;
  if (side.isChanging) return `${changeText}.`;
  if (side.isSecond) return `${side.name}.`;
  const place = `${part} ${number} of ${total}: ${exercise.name}`;
  const sides = side.isAlternating ? 'alternating sides' : side.name?.toLowerCase();
  const facts = [place, sides, `${counted(phaseSeconds)}.`].filter(Boolean).join(', ');
  return cue ? `${facts} ${sentence(cue)}` : facts;
}

/** Turns of an alternating clip that are called: the first two belong to the name, and then the rhythm is known. */
const calledTurns = { from: 2, to: 7 };

/**
 * What the coach says at those moments, and the side in step with a clip that alternates. Null when muted; empty when
 * there is nothing new: after a pause in the second half, the switch is not repeated.
 */
export function spokenText(
  { phase, paused, exercise }: PlayerView,
  cue: string | undefined,
  side: SideView = noSide,
): string | null {
  if (paused || phase === 'done') return null;
  if (phase === 'rest') return `Rest. Next up: ${exercise.name}.`;
  if (side.isChanging) return `${changeText}. ${side.name}.`;
  if (side.isSecond) return '';
  const turn = side.turn ?? 0;
  if (side.isAlternating && turn > calledTurns.to) return '';
  if (side.isAlternating && turn >= calledTurns.from) return turn % 2 === 0 ? 'Left.' : 'Right.';
  const sides = side.isAlternating ? 'Left, then right' : side.name;
  return [exercise.name, sides, cue].filter(Boolean).join('. ');
}
