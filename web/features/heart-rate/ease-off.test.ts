import { describe, expect, it } from 'vitest';
import { startWatch, watched } from './ease-off';

/** The advice of a strap that tells these beats, one a second; its seconds are counted from 0. */
function told(beats: (number | null)[], limit = 150) {
  let watch = startWatch;
  return beats.flatMap((value, second) => {
    if (value === null) return [];
    const next = watched(watch, { at: second * 1_000, beats: value, limit });
    watch = next.watch;
    return next.advice ? [`${second} ${next.advice}`] : [];
  });
}
const seconds = (count: number, beats: number | null) => Array.from({ length: count }, () => beats);

describe('Ease off', () => {
  it('is said after ten seconds above the limit, not at a peak', () => {
    expect(told(seconds(11, 151))).toEqual(['10 ease']);
    expect(told([...seconds(9, 160), 150, ...seconds(9, 160)])).toEqual([]);
    expect(told(seconds(100, 150))).toEqual([]);
  });

  it('is said at most once a minute', () => {
    expect(told(seconds(140, 155))).toEqual(['10 ease', '70 ease', '130 ease']);
  });

  it('becomes a break far above the limit', () => {
    expect(told(seconds(12, 166))).toEqual(['10 pause']);
    expect(told([...seconds(30, 155), ...seconds(60, 170)])).toEqual(['10 ease', '70 pause']);
  });

  it('knows nothing of the time in which the strap was silent', () => {
    expect(told([...seconds(5, 160), ...seconds(20, null), ...seconds(9, 160)])).toEqual([]);
  });
});
