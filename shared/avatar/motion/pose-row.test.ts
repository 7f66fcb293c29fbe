import { describe, expect, it } from 'vitest';
import { CHANNELS, newPose, type Channels } from './pose';
import { rowOf, slotOf, writeRow } from './pose-row';

describe('A pose as a row of numbers', () => {
  it('keeps every channel in its own place', () => {
    const pose: Channels = newPose();
    CHANNELS.forEach(({ group, channel }, i) => Object.assign(pose[group] ?? {}, { [channel]: i + 0.5 }));
    const row = rowOf(pose);
    expect([...row]).toEqual(CHANNELS.map((_, i) => i + 0.5));
    expect(writeRow(row, newPose())).toEqual(pose);
  });

  it('finds a channel by its name', () => {
    const pose = newPose();
    pose.footR.lift = 33;
    expect(rowOf(pose)[slotOf('footR', 'lift')]).toBe(33);
  });
});
