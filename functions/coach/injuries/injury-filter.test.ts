import { describe, expect, it } from 'vitest';
import { exercises } from '../../exercises/library/catalogue';
import { requestFor } from '../reply/ask-built-in.fixture';
import type { FactsChanges } from '../reply/coach-facts.fixture';
import { wordsOf } from '../../../shared/rules/reading/words';
import { withoutRuledOut } from './injury-filter';
import { readPains } from '../../understanding/health/read-pains';

const areasOf = (text: string, kind: 'notes' | 'message' = 'message') =>
  [...readPains(wordsOf(text), kind).areas].sort();

describe('What a message says about pain', () => {
  it.each([
    ['my knee hurts', ['knees']],
    ['got bad knees', ['knees']],
    ['knees are dodgy today', ['knees']],
    ["I have runner's knee", ['knees']],
    ['had an acl op last year', ['knees']],
    ['slipped disc a year ago', ['lower_back']],
    ['my lower back is killing me', ['lower_back']],
    ['sore back', ['lower_back']],
    ['sciatica again', ['lower_back']],
    ['carpal tunnel', ['wrists']],
    ['i have tennis elbow', ['wrists']],
    ['pain in my wrist', ['wrists']],
    ['rotator cuff tear', ['shoulders']],
    ['my sholder aches', ['shoulders']],
    ['stiff neck since monday', ['neck']],
    ['sprained my ankle', ['ankles']],
    ['ankle sprain', ['ankles']],
    ['hip is playing up', ['hips']],
    ['knee and ankle both hurt', ['ankles', 'knees']],
    ['my knee is not better', ['knees']],
    ['knee feels better but my knee still hurts on stairs', ['knees']],
    ['something that does not load my knee, it hurts. sore knee', ['knees']],
    ['plantar fasciitis', ['ankles']],
  ])('reads %j', (text, areas) => {
    expect(areasOf(text)).toEqual(areas);
  });

  it.each([
    'knee push-ups',
    'shoulder press pain free?',
    'i want to train my back',
    'no pain',
    'no knee pain today',
    "my knee doesn't hurt anymore",
    'the knee is fine now',
    'my knee used to hurt',
    'no pain in my shoulder',
    'are squats bad for my knees',
    'this workout is killing me',
    'high knees for 20 minutes',
    'come back tomorrow',
    'hip thrusts please',
  ])('reads no pain in %j', (text) => {
    expect(areasOf(text)).toEqual([]);
  });

  it('reads pulled muscles', () => {
    expect([...readPains(wordsOf('i pulled my hamstring'), 'message').muscles]).toEqual(['hamstrings']);
    expect([...readPains(wordsOf('calf strain'), 'message').muscles]).toEqual(['calves']);
    expect([...readPains(wordsOf('pull-ups for biceps'), 'message').muscles]).toEqual([]);
  });
});

describe("What a profile's notes say about pain", () => {
  it.each([
    ['Knees', ['knees']],
    ['left knee when running, right wrist', ['knees', 'wrists']],
    ['Lower back', ['lower_back']],
    ['old neck thing', ['neck']],
    ['knee is fine now', []],
    ['no pain in the knees', []],
    ['no', []],
    ['Shoulder, but the knee is ok', ['shoulders']],
  ])('reads %j', (text, areas) => {
    expect(areasOf(text, 'notes')).toEqual(areas);
  });
});

describe('Ruled-out exercises', () => {
  const kept = (ids: readonly string[], message = '', changes: FactsChanges = {}) => {
    const { facts, pains } = requestFor(message, changes);
    return withoutRuledOut(ids, facts, pains);
  };
  const all = exercises.map(({ id }) => id);

  it('rules nothing out for a person without pain', () => {
    expect(kept(all)).toEqual(all);
  });

  it('leaves out what loads or lands on what hurts in the profile', () => {
    const left = kept(all, '', { answers: { bodyPains: 'bad knees' } });
    expect(left).not.toContain('squat');
    expect(left).not.toContain('jumping-jack');
    expect(left).toContain('glute-bridge');
  });

  it('adds what hurts in the message', () => {
    expect(kept(['push-up', 'squat'], 'my wrist hurts')).toEqual(['squat']);
  });

  it('also reads the note on conditions, where naming a body part is not enough', () => {
    const conditions = (medicalConditions: string) => ({ answers: { medicalConditions } });
    expect(kept(['squat'], '', conditions('My knee hurts on stairs'))).toEqual([]);
    expect(kept(['squat'], '', conditions('Knee operated in 2015, all well'))).toEqual(['squat']);
  });

  it("leaves out an operator's exercise based on its row", () => {
    const [bridge] = exercises.filter(({ id }) => id === 'glute-bridge');
    const own = { ...bridge!, id: 'neck-bridge', avoidWith: [], alsoRuledOutBy: ['neck' as const] };
    const withIt = { exercises: [...exercises, own] };
    expect(kept(['neck-bridge'], '', withIt)).toEqual(['neck-bridge']);
    expect(kept(['neck-bridge'], 'my knee hurts', withIt)).toEqual(['neck-bridge']);
    expect(kept(['neck-bridge'], 'my neck hurts', withIt)).toEqual([]);
  });

  it('keeps only ids from the library', () => {
    expect(kept(['squat', 'handstand-walk'])).toEqual(['squat']);
  });

  it.each(['knees', 'lower back', 'shoulder', 'wrist', 'neck', 'ankle', 'hip'])(
    'leaves enough to train with a sore %s',
    (area) => {
      expect(kept(all, `my ${area} hurts`).length).toBeGreaterThan(25);
    },
  );

  it('leaves something for a person who hurts everywhere', () => {
    const text = 'knees, lower back, shoulders, wrists, neck, ankles and hips';
    expect(kept(all, '', { answers: { bodyPains: text } }).length).toBeGreaterThan(5);
  });

  it('spares a pulled muscle', () => {
    expect(kept(['romanian-deadlift', 'push-up'], 'pulled my hamstring')).toEqual(['push-up']);
  });
});
