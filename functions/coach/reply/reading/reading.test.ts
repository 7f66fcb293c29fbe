import { describe, expect, it } from 'vitest';
import { exercises } from '../../../exercises/library/catalogue';
import { isNegated } from './negation';
import { says } from '../../../understanding/phrases';
import { readUserMessage } from '../../user-message';
import { readMessage } from './read-message';
import { readMinutes } from '../../../../shared/rules/reading/read-minutes';
import { createSpeller } from '../../../../shared/rules/reading/spelling';
import { stemOf } from '../../../../shared/rules/reading/stem';
import { wordsOf } from '../../../../shared/rules/reading/words';

const read = (message: string) => readMessage(readUserMessage(message), exercises);
const groupsOf = (message: string) => read(message).groups.map(({ name }) => name);
const restingOf = (message: string) => read(message).restingGroups.map(({ name }) => name);
const idsOf = (message: string) => read(message).exercises.map(({ id }) => id);

describe('Words', () => {
  it.each([
    ['lunges', 'lunging'],
    ['squats', 'squatting'],
    ['calories', 'calorie'],
    ['bodies', 'body'],
    ['crunches', 'crunch'],
    ['tired', 'tire'],
    ['abs', 'ab'],
  ])('are the same in all their forms: %s, %s', (a, b) => {
    expect(stemOf(a)).toBe(stemOf(b));
  });

  it('are written out and split into clauses', () => {
    const words = wordsOf("Can't do 20min, but I've 2 dumbbells w/o bands");
    expect(words.map(({ text }) => text).join(' ')).toBe(
      'can not do 20 minutes i have 2 dumbbells without bands',
    );
    expect(new Set(words.map(({ clause }) => clause)).size).toBeGreaterThan(1);
  });

  it('are corrected only to words that something listens for', () => {
    const spell = createSpeller(['squat', 'dumbbell', 'knee', 'back', 'workout'].map(stemOf));
    const corrected = (text: string) => spell(wordsOf(text)).map(({ stem }) => stem);
    expect(corrected('sqaut dumbbel bakc wrokout')).toEqual(['squat', 'dumbbell', 'back', 'workout']);
    expect(corrected('bank knew there quite')).toEqual(['bank', 'knew', 'ther', 'quit']);
  });

  it('make a phrase in order, within one clause, with at most one word between', () => {
    expect(says(wordsOf('how many of my points'), 'how many points')).toBe(false);
    expect(says(wordsOf('how many more points'), 'how many points')).toBe(true);
    expect(says(wordsOf('how, many points'), 'how many points')).toBe(false);
    expect(says(wordsOf('how much point'), 'how many|much points')).toBe(true);
  });
});

describe('Negation', () => {
  const negated = (message: string, word: string) => {
    const words = wordsOf(message);
    return isNegated(
      words,
      words.findIndex(({ text }) => text === word),
    );
  };

  it.each([
    ['no jumping', 'jumping'],
    ['without any dumbbells', 'dumbbells'],
    ['not legs', 'legs'],
    ['no planks or squats', 'squats'],
    ['everything except chest', 'chest'],
    ['i hate burpees', 'burpees'],
  ])('%s', (message, word) => {
    expect(negated(message, word)).toBe(true);
  });

  it.each([
    ['not arms, just legs', 'legs'],
    ['no equipment, only legs', 'legs'],
    ['why not squats', 'squats'],
    ["i can't do squats", 'squats'],
    ["i'm not sure what to do for legs", 'legs'],
    ['no time but legs', 'legs'],
  ])('does not reach in %j', (message, word) => {
    expect(negated(message, word)).toBe(false);
  });
});

describe('Minutes', () => {
  it.each([
    ['20 minutes', 20],
    ['20min', 20],
    ['a 15-minute workout', 15],
    ['twenty five minutes', 25],
    ['half an hour', 30],
    ['half hr', 30],
    ['an hour', 60],
    ['1.5 hours', 90],
    ['an hour and a half', 90],
    ['2 and a half hours', 150],
    ['20-30 minutes', 20],
    ['a quarter of an hour', 15],
    ['a few minutes', 6],
    ['give me 4 exercises', 8],
    ['45 m', 45],
  ])('%s', (message, minutes) => {
    expect(readMinutes(message)).toBe(minutes);
  });

  it.each(['5k', 'i am 35', '3 sets of 12', '20 kg dumbbells', 'no time'])('none in %j', (message) => {
    expect(readMinutes(message)).toBeNull();
  });
});

describe('Parts of the body', () => {
  it.each([
    ['abs and legs', ['core', 'legs']],
    ['lower back exercises', ['lower back']],
    ['my thighs and bum', ['legs', 'glutes']],
    ['upper body', ['upper body']],
    ['bingo wings', ['triceps']],
    ['come back tomorrow', []],
    ['calf raises', []],
    ['chest and triceps but no dips', ['chest', 'triceps']],
    ['not legs, arms please', ['arms']],
    ['my lower back hurts', []],
  ])('%s', (message, groups) => {
    expect(groupsOf(message)).toEqual(groups);
  });

  it.each([
    ['i trained legs yesterday', ['legs']],
    ['my arms are sore', ['arms']],
    ['everything except chest', ['chest']],
    ['legs please', []],
  ])('that should rest: %s', (message, groups) => {
    expect(restingOf(message)).toEqual(groups);
  });
});

describe('Exercises', () => {
  it('are all found by their own names, in the plural and without hyphens', () => {
    for (const { id, name } of exercises) {
      expect(idsOf(`show me ${name.toLowerCase()}`)).toEqual([id]);
      expect(idsOf(name.replaceAll('-', ' '))).toEqual([id]);
    }
  });

  it('take the longest name that fits', () => {
    expect(idsOf('wide push-ups')).toEqual(['wide-push-up']);
    expect(idsOf('single leg glute bridge')).toEqual(['single-leg-glute-bridge']);
  });

  it('that are not wanted are kept separate', () => {
    const { exercises: wanted, unwanted } = read('squats but no jumping jacks');
    expect(wanted.map(({ id }) => id)).toEqual(['squat']);
    expect(unwanted.map(({ id }) => id)).toEqual(['jumping-jack']);
  });

  it('that operators added are found by name and alias, and no longer missing', () => {
    const [squat] = exercises.filter(({ id }) => id === 'squat');
    const boxJump = { ...squat!, id: 'box-jump', name: 'Box Jumps', aliases: ['plyo box'] };
    const readWithIt = (message: string) => readMessage(readUserMessage(message), [...exercises, boxJump]);
    for (const message of ['how do I do box jumps?', 'a boxjump please', 'show me plyo boxes']) {
      const { exercises: found, missing } = readWithIt(message);
      expect(found.map(({ id }) => id)).toEqual(['box-jump']);
      expect(missing).toEqual([]);
    }
    expect(read('box jumps').missing).toEqual([{ name: 'box jumps', instead: 'legs' }]);
  });

  it('that the library lacks are known as such', () => {
    expect(read('pull ups please').missing).toEqual([{ name: 'pull ups', instead: 'back' }]);
    expect(idsOf('pull ups please')).toEqual([]);
  });
});

describe('Circumstances', () => {
  it('equipment on hand, and not', () => {
    expect(read('i have dumbells and a resistance band').equipment).toEqual(['dumbbells', 'resistance_band']);
    expect(read('without dumbbells').bannedEquipment).toEqual(['dumbbells']);
    expect(read('no equipment').bare).toBe(true);
    expect(read('my weight is 70').equipment).toEqual([]);
  });

  it('quiet places', () => {
    for (const message of [
      'no jumping',
      'quiet please',
      'low impact',
      'baby is asleep',
      'thin walls, neighbours',
    ]) {
      expect(read(message).quiet).toBe(true);
    }
    expect(read('jumping jacks').quiet).toBe(false);
  });

  it('effort', () => {
    expect(read('something easier').effort).toBe('easier');
    expect(read('that was too easy').effort).toBe('harder');
    expect(read("i can't do push ups").effort).toBe('easier');
    expect(read('20 minutes').effort).toBeNull();
  });
});
