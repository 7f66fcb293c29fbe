import { describe, expect, it } from 'vitest';
import { phraseSeconds, writePhrase, type Note } from './score';
import { createSequencer } from './sequencer';

interface Heard {
  note: Note;
  /** When it sounds, on the dance's clock. */
  at: number;
}

/** A dance with a clock the test moves, and a sound card whose clock drifts from it. */
function dance({ apart = 0, moves = 60 } = {}) {
  const clock = { seconds: 0, paused: 0 };
  const heard: Heard[] = [];
  const audioOf = (seconds: number) => 3 + (seconds + clock.paused) * (1 + apart);
  const sequencer = createSequencer({
    danceSeconds: () => clock.seconds,
    audioSeconds: () => audioOf(clock.seconds),
    phrases: {
      seconds: phraseSeconds,
      at: (index) => (index < moves ? writePhrase('kpop', index, moves) : null),
    },
    play: (note, at) => heard.push({ note, at: (at - 3) / (1 + apart) - clock.paused }),
  });
  const run = (seconds: number, every = 0.05) => {
    const end = clock.seconds + seconds;
    for (; clock.seconds < end; clock.seconds += every) sequencer.tick();
  };
  return { clock, heard, sequencer, run };
}

const kicks = (heard: Heard[]) => heard.filter(({ note }) => note.lane === 'crash').map(({ at }) => at);

describe('the sequencer', () => {
  it('puts every change of move on its beat for five minutes, although the sound card drifts', () => {
    const { heard, run } = dance({ apart: 0.0002 });
    run(300);
    const changes = kicks(heard);
    expect(changes).toHaveLength(59);
    for (const [index, at] of changes.entries()) expect(Math.abs(at - (index + 1) * 5)).toBeLessThan(0.005);
  });

  it('plays every note once and in order', () => {
    const { heard, run } = dance({ moves: 4 });
    run(21);
    const written = [0, 1, 2, 3].flatMap((index) => writePhrase('kpop', index, 4));
    expect(heard.map(({ note }) => note)).toEqual(written);
  });

  it('goes on after a pause where the dance goes on', () => {
    const { clock, heard, sequencer, run } = dance();
    run(7);
    const before = heard.length;
    clock.paused = 40;
    sequencer.resume();
    run(4);
    const after = heard.slice(before);
    expect(after[0]?.at).toBeGreaterThanOrEqual(7 - 0.07);
    expect(kicks(after)).toHaveLength(1);
    expect(kicks(after)[0]).toBeCloseTo(10, 2);
  });

  it('leaves out what a sleeping tab missed instead of playing it all at once', () => {
    const { clock, heard, sequencer, run } = dance();
    run(2);
    const before = heard.length;
    clock.seconds += 20;
    sequencer.tick();
    const late = heard.slice(before);
    expect(late.every(({ at }) => at >= clock.seconds - 0.07)).toBe(true);
    expect(late.length).toBeLessThan(20);
  });
});
