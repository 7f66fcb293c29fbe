import { describe, expect, it } from 'vitest';
import { readDialogue } from './answer-by-rules';
import { requestFor } from './ask-built-in.fixture';
import { pickIntent, scoreOf } from './pick-intent';
import { say, type Intent, type Signal } from './dialogue';

const intent = (name: string, ...signals: Signal[]): Intent => ({ name, signals, answer: () => say(name) });
const dialogue = (message: string) => readDialogue(requestFor(message));

describe('A score', () => {
  it('adds up the signals, each once however often it is sent', () => {
    const points = intent('points', [4, 'points', 'pts'], [1, 'how many']);
    expect(scoreOf(points, dialogue('how many points, points, pts'))).toBe(5);
  });

  it('counts features and subtracts what speaks against it', () => {
    const plan = intent('plan', [3, '#minutes'], [-2, '#exercise']);
    expect(scoreOf(plan, dialogue('20 minutes'))).toBe(3);
    expect(scoreOf(plan, dialogue('20 minutes of squats'))).toBe(1);
  });

  it('is nothing without what the intent needs', () => {
    const needy = { ...intent('needy', [9, 'points']), needs: () => false };
    expect(scoreOf(needy, dialogue('points'))).toBe(0);
  });
});

describe('The intent', () => {
  it('with the most wins, of equals the earlier one', () => {
    const [first, second, third] = [
      intent('a', [3, 'points']),
      intent('b', [3, 'points']),
      intent('c', [4, 'gold']),
    ];
    expect(pickIntent([first, second], dialogue('points'))?.name).toBe('a');
    expect(pickIntent([first, second, third], dialogue('points to gold'))?.name).toBe('c');
  });

  it('is none when nothing is said loudly enough', () => {
    expect(pickIntent([intent('a', [2, 'points'])], dialogue('points'))).toBeNull();
  });
});
