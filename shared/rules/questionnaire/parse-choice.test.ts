import { describe, expect, it } from 'vitest';
import { parseBodyType, parseGender, parseGoalType, parseTargetZones } from './parse-choice';
import { retryText } from './parse-result';

const again = { ok: false, reason: 'not_understood', message: retryText };

describe('a gender', () => {
  it.each([
    ['female', 'female'],
    ['Male', 'male'],
    ['I am a female', 'female'],
    ['woman', 'female'],
    ['I’m a woman', 'female'],
    ['a man', 'male'],
    ['F', 'female'],
    ['m', 'male'],
    ['trans woman', 'female'],
    ['mother of two', 'female'],
    ['a dad', 'male'],
    ['non-binary', 'other'],
    ['non', 'other'],
    ['nonbinary', 'other'],
    ['other', 'other'],
    ['prefer not to say', 'other'],
    ['neither man nor woman', 'other'],
    ['not female, male', 'male'],
    ['she/her', 'female'],
    ['they/them', 'other'],
    ["I don't want to say", 'other'],
    ['genderqueer', 'other'],
  ])('is understood: %s is %s', (answer, gender) => {
    expect(parseGender(answer)).toEqual({ ok: true, value: gender });
  });

  it.each(['hello', "I'm not a man", 'another time', 'my mother made me join', ''])(
    'is asked again: %s',
    (answer) => {
      expect(parseGender(answer)).toEqual(again);
    },
  );
});

describe('a goal', () => {
  it.each([
    ['lose', 'lose_weight'],
    ['weight', 'lose_weight'],
    ['I want to lose some weight', 'lose_weight'],
    ['losing weight', 'lose_weight'],
    ['burn fat', 'lose_weight'],
    ['strong', 'get_stronger'],
    ['get stronger', 'get_stronger'],
    ['build muscle', 'get_stronger'],
    ['strength', 'get_stronger'],
    ['gain weight', 'get_stronger'],
    ['gain some weight', 'get_stronger'],
    ['lift weights', 'get_stronger'],
    ['weight training', 'get_stronger'],
    ['tone', 'tone_up'],
    ['get toned', 'tone_up'],
    ['lean', 'tone_up'],
    ['more definition', 'tone_up'],
    ["I don't want to lose weight, I want to get strong", 'get_stronger'],
    ['not lose, just tone up', 'tone_up'],
  ])('is understood: %s is %s', (answer, goal) => {
    expect(parseGoalType(answer)).toEqual({ ok: true, value: goal });
  });

  it.each(['be happy', 'close the gap', 'to learn', "I don't want to lose weight"])(
    'is asked again: %s',
    (answer) => {
      expect(parseGoalType(answer)).toEqual(again);
    },
  );
});

describe('a body type', () => {
  it.each([
    ['slim', 'slim'],
    ['rather slender', 'slim'],
    ['mid', 'mid_size'],
    ['mid_size', 'mid_size'],
    ['Mid-size', 'mid_size'],
    ['average', 'mid_size'],
    ['plus', 'plus_sized'],
    ['plus size', 'plus_sized'],
    ['plump', 'plump'],
    ['not slim, more medium', 'mid_size'],
  ])('is understood: %s is %s', (answer, bodyType) => {
    expect(parseBodyType(answer)).toEqual({ ok: true, value: bodyType });
  });

  it('is asked again when nothing fits', () => {
    expect(parseBodyType('a body')).toEqual(again);
  });
});

describe('target zones', () => {
  it.each([
    ['belly', ['belly']],
    ['butt', ['butt']],
    ['leg', ['legs']],
    ['chest', ['chest']],
    ['arm', ['toned_arms']],
    ['toned_arms', ['toned_arms']],
    ['arms and belly', ['belly', 'toned_arms']],
    ['Legs, butt and my tummy', ['belly', 'butt', 'legs']],
    ['legs but not arms', ['legs']],
    ['everything', ['belly', 'butt', 'legs', 'chest', 'toned_arms']],
    ['lower body', ['butt', 'legs']],
    ['upper body, skip the chest', ['toned_arms']],
    ['whole body', ['belly', 'butt', 'legs', 'chest', 'toned_arms']],
    ['everything but legs', ['belly', 'butt', 'chest', 'toned_arms']],
    ['all except chest and arms', ['belly', 'butt', 'legs']],
  ])('are understood: %s', (answer, zones) => {
    expect(parseTargetZones(answer)).toEqual({ ok: true, value: zones });
  });

  it.each(['warm', 'button', 'the army', 'not my legs', 'but why'])('are asked again: %s', (answer) => {
    expect(parseTargetZones(answer)).toEqual(again);
  });
});
