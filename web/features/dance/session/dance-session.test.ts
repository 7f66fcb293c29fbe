import { beforeEach, describe, expect, it } from 'vitest';
import { moveOrder } from '../rules/move-order';
import { standing } from '../rules/dance.fixture';
import { DANCE_MOVES, type DanceMoveId } from '../../../../shared/avatar/motion/dance/catalogue';
import { styleOf } from '../style-of';
import { createDanceSession, type DanceSession } from './dance-session';

let now = 1_000;
let match: number | null = 80;
let dance: DanceSession;

const begin = (set: 'ten-moves' | 'two-minutes' = 'ten-moves') => {
  now = 1_000;
  match = 80;
  dance = createDanceSession({
    style: 'latin',
    set,
    camera: true,
    order: moveOrder(set, '01HZX3'),
    now: () => now,
    judge: () => match,
  });
  dance.play();
};
const person = { landmarks: standing(), aspect: 16 / 9 };
const nobody = { landmarks: null, aspect: 16 / 9 };
const pass = (seconds: number, frame?: typeof person | typeof nobody, framesASecond = 10) => {
  for (let frameIndex = 0; frameIndex < seconds * framesASecond; frameIndex += 1) {
    if (frame) dance.takeFrame(frame);
    now += 1000 / framesASecond;
    dance.tick();
  }
};
const { moves } = styleOf('latin');

beforeEach(() => begin());

describe('a dance', () => {
  it('starts right away with the first of ten coach lines, nothing counted yet', () => {
    const { moment, cue, caloriesKcal, combo } = dance.read();
    expect(moment).toMatchObject({ phase: 'dancing', mood: 'excited', place: 1, moveCount: 0 });
    expect(cue).toBe(DANCE_MOVES[moves[0] as DanceMoveId].cue);
    expect([caloriesKcal, combo]).toEqual([0, 0]);
  });

  it('goes to the next move every five seconds and rests after the celebration', () => {
    pass(5);
    expect(dance.read().moment).toMatchObject({ place: 2, moveCount: 1, mood: 'dancing' });
    expect(dance.read().move).toBe(moves[1]);
    pass(40);
    expect(dance.read()).toMatchObject({ nextName: null, moment: { place: 10, mood: 'celebrating' } });
    pass(8);
    expect(dance.read().moment).toMatchObject({ phase: 'finished', mood: 'resting' });
  });

  it('has the coach go over a beat before the next move, which begins on its beat', () => {
    pass(4);
    expect(dance.read().coach).toEqual({ move: moves[0], startBeat: 0 });
    pass(0.7);
    expect(dance.read().coach).toEqual({ move: moves[1], startBeat: 9 });
    expect(dance.read().move).toBe(moves[0]);
  });

  it('calls the next move two seconds early, once, and after a pause the one that runs', () => {
    const called = (move: number, next = '') => {
      const { name, cue } = DANCE_MOVES[moves[move] as DanceMoveId];
      return `${next}${name}. ${cue}`;
    };
    expect(dance.read().call).toBe(called(0));
    pass(2.9);
    expect(dance.read().call).toBe(called(0));
    pass(0.1);
    expect(dance.read()).toMatchObject({ move: moves[0], call: called(1, 'Next: ') });
    pass(4.9);
    expect(dance.read()).toMatchObject({ move: moves[1], call: called(1, 'Next: ') });
    dance.pause();
    dance.play();
    expect(dance.read().call).toBe(called(1));
    pass(40);
    expect(dance.read().call).toBe(called(9, 'Next: '));
  });

  it('stands still in a pause, music and all', () => {
    pass(3);
    dance.pause();
    const beats = dance.beats();
    now += 60_000;
    dance.tick();
    expect(dance.read().moment).toMatchObject({ phase: 'paused', mood: 'resting', dancedSeconds: 3 });
    expect(dance.beats()).toBe(beats);
    dance.play();
    pass(2);
    expect(dance.read().moment.place).toBe(2);
  });

  it('lets the music go on through the celebration', () => {
    pass(52);
    expect(dance.musicSeconds()).toBeCloseTo(52);
    expect(dance.beats()).toBeCloseTo((52 * 108) / 60);
  });

  it('makes one sample of each danced second, however many frames there were', () => {
    pass(2, person, 25);
    pass(1, person, 4);
    pass(1, nobody);
    pass(1);
    expect(dance.samples()).toHaveLength(5);
    const [first, , third, fourth, fifth] = dance.samples();
    expect(first?.accuracy).toBeGreaterThan(80);
    expect(third).toEqual(first);
    expect([first?.match, fourth?.accuracy, fifth?.accuracy]).toEqual([80, null, null]);
  });

  it('keeps the seconds within the set', () => {
    pass(60, person, 2);
    expect(dance.samples()).toHaveLength(50);
  });

  it('counts nothing that the camera sees in a pause', () => {
    dance.pause();
    dance.takeFrame(person);
    dance.tick();
    expect(dance.samples()).toHaveLength(0);
    expect(dance.read().accuracy?.overall).toBeGreaterThan(80);
  });

  it('says when no one is found, and nothing once the camera is silent', () => {
    dance.takeFrame(nobody);
    dance.tick();
    expect(dance.read().feedback).toEqual(['Position yourself in frame']);
    now += 2_000;
    dance.tick();
    expect(dance.read()).toMatchObject({ feedback: [], accuracy: null });
  });

  it('counts moves danced well in a row', () => {
    pass(15, person);
    expect(dance.read().combo).toBe(3);
    match = 40;
    pass(5, person);
    expect(dance.read().combo).toBe(0);
  });

  it('ends a combo when no one was seen', () => {
    pass(5, person);
    pass(5);
    expect(dance.read().combo).toBe(0);
  });

  it('burns half as much when no one is seen', () => {
    pass(50);
    expect(dance.read().caloriesKcal).toBe(3);
    begin();
    pass(50, person);
    expect(dance.read().caloriesKcal).toBe(6);
  });
});
