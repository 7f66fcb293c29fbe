import { describe, expect, it } from 'vitest';
import type { HealthFact } from '../../spared/public';
import { maySettle, maySpeakOf } from './spoken-of';

const fact = (kind: HealthFact['kind'], what: string) => ({ kind, what });
const knees = fact('sore', 'knees');

describe('What a model claims to have heard', () => {
  it.each([
    ['the left kneecap has been grinding away at me', knees],
    ['my lats are not themselves since the boulders', fact('sore', 'lats')],
    ['cashews and I do not get along, they close my throat', fact('allergy', 'nuts')],
    ['I would rather stay off the carpet', fact('limit', 'no_floor')],
    ['my pacemaker beeped at the airport', fact('condition', 'heart')],
  ])('counts when the person names it: %s', (message, told) => {
    expect(maySpeakOf(message, told)).toBe(true);
  });

  it.each([
    ['20 minutes please', knees],
    ['what are knees made of?', knees],
    ["my mum's kneecap is grinding", knees],
    ['my sister is pregnant', fact('lifeStage', 'pregnancy')],
    ['how are you?', fact('condition', 'heart')],
  ])(
    'does not count when they never mention it, ask in general, or mean someone else: %s',
    (message, told) => {
      expect(maySpeakOf(message, told)).toBe(false);
    },
  );
});

describe('What a model calls over', () => {
  it.each(['the knee is history, bring it on', 'knees like new, coach'])('counts by name: %s', (message) => {
    expect(maySettle(message, knees)).toBe(true);
  });

  it.each([
    'all good, 20 minutes please',
    'my knee still grinds',
    'my kneecap is not amused by stairs',
    'if my knee holds up I will run',
    'is my knee over it?',
    "my dad's knee is like new",
  ])('does not count when it is unnamed, doubted, asked, or about someone else: %s', (message) => {
    expect(maySettle(message, knees)).toBe(false);
  });
});
