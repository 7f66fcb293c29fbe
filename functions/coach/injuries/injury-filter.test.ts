import { describe, expect, it } from 'vitest';
import { exercises } from '../../../shared/exercises/catalogue';
import { coachFacts } from '../built-in/coach-facts.fixture';
import { withoutRuledOut } from './injury-filter';
import { readPains } from './read-pains';

const areasOf = (text: string, kind: 'notes' | 'message' = 'message') =>
  [...readPains(text, kind).areas].sort();

describe('What a message says of pain', () => {
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
    expect([...readPains('i pulled my hamstring', 'message').muscles]).toEqual(['hamstrings']);
    expect([...readPains('calf strain', 'message').muscles]).toEqual(['calves']);
    expect([...readPains('pull-ups for biceps', 'message').muscles]).toEqual([]);
  });
});

describe('What the notes of a profile say of pain', () => {
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

describe('Ruled out exercises', () => {
  const all = exercises.map(({ id }) => id);

  it('leaves everything to a person without pain', () => {
    expect(withoutRuledOut(all, coachFacts())).toEqual(all);
  });

  it("leaves out what weighs on the profile's pains and what lands on them", () => {
    const kept = withoutRuledOut(all, coachFacts({ answers: { bodyPains: 'bad knees' } }));
    expect(kept).not.toContain('squat');
    expect(kept).not.toContain('jumping-jack');
    expect(kept).toContain('glute-bridge');
  });

  it('adds the pains of the message', () => {
    const kept = withoutRuledOut(['push-up', 'squat'], coachFacts(), 'my wrist hurts');
    expect(kept).toEqual(['squat']);
  });

  it('reads health notes only with consent', () => {
    const facts = coachFacts({ answers: { bodyPains: 'bad knees' }, mayReadHealthNotes: false });
    expect(withoutRuledOut(['squat'], facts)).toEqual(['squat']);
  });

  it('keeps ids of the library only', () => {
    expect(withoutRuledOut(['squat', 'handstand-walk'], coachFacts())).toEqual(['squat']);
  });

  it.each(['knees', 'lower back', 'shoulder', 'wrist', 'neck', 'ankle', 'hip'])(
    'leaves enough to train with a sore %s',
    (area) => {
      expect(withoutRuledOut(all, coachFacts(), `my ${area} hurts`).length).toBeGreaterThan(25);
    },
  );

  it('leaves something for a person who hurts everywhere', () => {
    const text = 'knees, lower back, shoulders, wrists, neck, ankles and hips';
    expect(withoutRuledOut(all, coachFacts({ answers: { bodyPains: text } })).length).toBeGreaterThan(5);
  });

  it('spares a pulled muscle', () => {
    expect(withoutRuledOut(['romanian-deadlift', 'push-up'], coachFacts(), 'pulled my hamstring')).toEqual([
      'push-up',
    ]);
  });
});
