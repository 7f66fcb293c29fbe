import { describe, expect, it } from 'vitest';
import { spokenText } from './spoken-text';

describe('A reply said aloud', () => {
  it('has no signs of markdown', () => {
    expect(
      spokenText('**Ten minutes:**\n\n1. Squat\n2. *Bridge*\n\nSee [the library](https://x.example).'),
    ).toBe('Ten minutes: 1. Squat. 2. Bridge. See the library.');
  });

  it('pauses between the items of a list', () => {
    expect(spokenText('- Squat\n- Bridge\n- Plank')).toBe('Squat. Bridge. Plank');
  });
});
