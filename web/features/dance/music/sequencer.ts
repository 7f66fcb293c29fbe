import type { Note, Phrase } from './score';

interface SequencerDeps {
  /** Seconds danced so far, without pauses. */
  danceSeconds: () => number;
  /** The audio clock in seconds: a note scheduled for this time sounds now. */
  audioSeconds: () => number;
  phrases: { seconds: number; at: (index: number) => Phrase | null };
  play: (note: Note, atAudioSeconds: number) => void;
}

/** Notes are scheduled this long ahead, so a late timer is not audible. */
const lookAheadSeconds = 0.3;
/** A note this late is skipped: it would be off beat. */
const tooLateSeconds = 0.06;
/** Share of the drift between the clocks corrected at each tick; a jump is corrected at once. */
const [easing, jumpSeconds] = [0.08, 0.12];

/**
 * Schedules a dance's notes as they come due. Each note's time comes from the seconds danced, not from the previous
 * note, so errors do not add up; the audio clock is followed as it drifts.
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
    /** Called often while the dance runs. */
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
    /** After a pause: notes already scheduled are canceled and scheduled again. */
    resume(): void {
      offset = null;
      turnTo(Math.floor(danceSeconds() / phrases.seconds));
    },
  };
}
