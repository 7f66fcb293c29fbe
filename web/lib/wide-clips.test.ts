import { afterEach, describe, expect, it, vi } from 'vitest';
import { clipsOf } from './clips';
import { wantsWideClips, widened } from './wide-clips';

const showOn = (width: 'phone' | 'wide') =>
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width === 'wide' && query.includes('min-width'),
  }));
afterEach(() => vi.unstubAllGlobals());

describe('Sharper clips', () => {
  it('are for wide screens', () => {
    showOn('wide');
    expect(wantsWideClips(true, {})).toBe(true);
    showOn('phone');
    expect(wantsWideClips(true, {})).toBe(false);
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
    'are not for a connection that is dear or slow: %o',
    (connection) => {
      showOn('wide');
      expect(wantsWideClips(true, connection)).toBe(false);
      expect(wantsWideClips(true, { saveData: false, effectiveType: '4g' })).toBe(true);
    },
  );

  it('are requested only if they were rendered', () => {
    showOn('wide');
    expect(wantsWideClips(false, {})).toBe(false);
  });

  it('come first, with the usual ones when there is no sharper one', () => {
    expect(widened(clipsOf('squat', 'light')).map(({ video, still }) => [video, still])).toEqual([
      ['/videos/wide/squat.day.mp4', '/videos/squat.day.webp'],
      ['/videos/squat.day.mp4', '/videos/squat.day.webp'],
      ['/videos/wide/squat.mp4', '/videos/squat.webp'],
      ['/videos/squat.mp4', '/videos/squat.webp'],
    ]);
  });
});
