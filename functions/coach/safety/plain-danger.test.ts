import { describe, expect, it } from 'vitest';
import { wordsOf } from '../../../shared/domain/reading/words';
import { concernNames } from './answers';
import { plainDanger } from './plain-danger';

const said = (message: string) => plainDanger(wordsOf(message), concernNames);

describe('Plain words of a danger', () => {
  it.each([
    ['torn meniscus, squats?', 'injury'],
    ['broke my wrist 2 weeks ago, push ups?', 'injury'],
    ['had a tia on saturday, back to running today?', 'stroke'],
    ['peeing blood lol, legs today?', 'blood'],
    ['what peptides help recover', 'medicines-drugs'],
    ['waters broke', 'pregnancy'],
    ['i was assaulted at the club', 'abuse'],
    ['bulimic, what are good exercises', 'eating-disorder'],
  ])('are heard beside a request: "%s"', (message, concern) => {
    expect(said(message)).toBe(concern);
  });

  it.each([
    ['sugar 3.2, ten more burpees?', 'low-sugar'],
    ['my glucose is 350', 'low-sugar'],
    ['sats are 88 on my oximeter', 'breathing'],
    ['resting pulse 135 since breakfast', 'heart'],
    ['drop 4 kg before saturday', 'cutting-weight'],
    ['im fifteen and want to lose my belly', 'under-18'],
  ])('are heard in a figure: "%s"', (message, concern) => {
    expect(said(message)).toBe(concern);
  });

  it.each([
    'no seizures, no blood clots, nothing',
    'i have never had a hernia',
    'my dog has a broken leg',
    '30 g sugar a day',
    'sugar 40 g in a can',
    'heart rate 170 in the sprint',
    'lose 4 kg by eating well',
    'im 35 and want to lose my belly',
    'hi ana, what is on today',
  ])('are not heard where they are denied, of others or harmless: "%s"', (message) => {
    expect(said(message)).toBeNull();
  });
});
