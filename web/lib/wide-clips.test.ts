import { afterEach, describe, expect, it, vi } from 'vitest';
import { clipsOf } from './clips';
import { wantsWideClips, widened } from './wide-clips';

const screens = { phone: [390, 844, 3], oldPhone: [390, 844, 1], desktop: [1440, 900, 1] } as const;
function showOn(screen: keyof typeof screens) {
  const [innerWidth, innerHeight, devicePixelRatio] = screens[screen];
  vi.stubGlobal('innerWidth', innerWidth);
  vi.stubGlobal('innerHeight', innerHeight);
  vi.stubGlobal('devicePixelRatio', devicePixelRatio);
}
afterEach(() => vi.unstubAllGlobals());

describe('Sharper clips', () => {
  it.each([
    ['phone', true],
    ['desktop', true],
    ['oldPhone', false],
  ] as const)('are for screens with the pixels for them: %s, %s', (screen, isSharp) => {
    showOn(screen);
    expect(wantsWideClips(true, {})).toBe(isSharp);
  });

  it('are not asked for offline, where only the usual ones are kept', () => {
    showOn('phone');
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    expect(wantsWideClips(true, {})).toBe(false);
    vi.restoreAllMocks();
  });

  it.each([{ saveData: true }, { effectiveType: '3g' }, { effectiveType: 'slow-2g' }])(
    'are not for a connection that is dear or slow: %o',
    (connection) => {
      showOn('phone');
      expect(wantsWideClips(true, connection)).toBe(false);
      expect(wantsWideClips(true, { saveData: false, effectiveType: '4g' })).toBe(true);
    },
  );

  it('are requested only if they were rendered', () => {
    showOn('phone');
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
