import { describe, expect, it } from 'vitest';
import { summaryText } from './heart-rate-text';

const zones = [103, 115, 139, 173];
const minutes = (count: number, beats: number | null) => Array.from({ length: count * 12 }, () => beats);

describe('The summary of a heart rate', () => {
  it('says average, highest, and the zone of most minutes, of those that were measured', () => {
    const beats = [...minutes(12, 125), ...minutes(3, null), ...minutes(8, 150)];
    expect(summaryText(beats, zones)).toBe('Average 135, highest 150; 12 of 20 minutes in zone 3');
    expect(summaryText(minutes(1, 90), zones)).toBe('Average 90, highest 90; 1 of 1 minute in zone 1');
  });

  it('says no zone where none holds, or where it was too short for one', () => {
    expect(summaryText(minutes(5, 100), null)).toBe('Average 100, highest 100');
    expect(summaryText([100, 110], zones)).toBe('Average 105, highest 110');
  });
});
