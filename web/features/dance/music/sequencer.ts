import type { Note, Phrase } from './score';

interface SequencerDeps {
  /** Seconds danced so far; it stands still in a pause. */
  danceSeconds: () => number;
  /** The clock of what plays, in seconds: a note given to it for this moment is heard now. */
  audioSeconds: () => number;
  phrases: { seconds: number; at: (index: number) => Phrase | null };
  play: (note: Note, atAudioSeconds: number) => void;
}

/** Notes are handed over this long before they are heard, so that a late timer is not heard. */
const lookAheadSeconds = 0.3;
/** A note this late is left out: it would be heard off the beat. */
const tooLateSeconds = 0.06;
/** How much of a difference between the two clocks is made good at each look; all of it where it is a jump. */
const [easing, jumpSeconds] = [0.08, 0.12];

/**
 * Hands over the notes of a dance as their time comes. Each has its place by the seconds danced, never by the note
 * before, so that nothing adds up: the sound card's clock is only compared, and followed where it runs apart.
 */
export function createSequencer({ danceSeconds, audioSeconds, phrases, play }: SequencerDeps) {
  let offset: number | null = null;
  let phraseIndex = 0;
  let noteIndex = 0;
  let phrase = phrases.at(0);

  function turnTo(index: number): void {
    phraseIndex = index;
    noteIndex = 0;
    phrase = phrases.at(index);
  }

  function follow(): number {
    const measured = audioSeconds() - danceSeconds();
    const apart = offset === null ? Infinity : measured - offset;
    offset = offset === null || Math.abs(apart) > jumpSeconds ? measured : offset + apart * easing;
    return offset;
  }

  return {
    /** Called often while the dance goes on. */
    tick(): void {
      const now = danceSeconds();
      const toAudio = follow();
      while (phrase) {
        const note = phrase[noteIndex];
        if (!note) {
          turnTo(phraseIndex + 1);
          continue;
        }
        const seconds = phraseIndex * phrases.seconds + note.seconds;
        if (seconds > now + lookAheadSeconds) return;
        noteIndex += 1;
        if (seconds >= now - tooLateSeconds) play(note, Math.max(seconds, now) + toAudio);
      }
    },
    /** After a pause: what had been handed over is silent and comes again. */
    resume(): void {
      offset = null;
      turnTo(Math.floor(danceSeconds() / phrases.seconds));
    },
  };
}
