import { describe, expect, it } from 'vitest';
import { freezeNews } from './use-freeze-news';

const frozenDates = ['2026-11-18'] as never;
const told = { held: 1, lastFrozen: '2026-11-10' };

describe('A freeze', () => {
  it('that was used is announced, and is not mistaken for a new one', () => {
    expect(freezeNews({ freezesHeld: 0, frozenDates }, told)).toEqual([
      'Your streak goes on: a freeze covered the day you missed.',
    ]);
  });

  it('that was earned is announced', () => {
    const news = freezeNews({ freezesHeld: 2, frozenDates: [] }, told);
    expect(news).toEqual(['Seven days in a row earned you a freeze. If you miss a day, it covers you.']);
  });

  it('is announced when one was used and another earned', () => {
    expect(freezeNews({ freezesHeld: 1, frozenDates }, told)).toHaveLength(2);
  });

  it('is not announced twice, nor on a new device, nor when the streak ended', () => {
    expect(freezeNews({ freezesHeld: 1, frozenDates }, { held: 1, lastFrozen: '2026-11-18' })).toEqual([]);
    expect(freezeNews({ freezesHeld: 2, frozenDates }, null)).toEqual([]);
    expect(freezeNews({ freezesHeld: 0, frozenDates: [] }, told)).toEqual([]);
  });
});
