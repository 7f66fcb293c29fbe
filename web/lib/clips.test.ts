import { describe, expect, it, vi } from 'vitest';
import { clipsOf, clipsOfVideo, isClip, nightFileOf, offlineFilesOf } from './clips';
import { coachStill } from './coach-stills';

vi.mock('../../shared/avatar/figure/studio/clip-entries.json', () => ({ default: ['cobra'] }));

describe('the addresses of clips', () => {
  const night = { video: '/videos/squat.mp4', entry: null, still: '/videos/squat.webp', light: 'night' };
  const day = { video: '/videos/squat.day.mp4', entry: null, still: '/videos/squat.day.webp', light: 'day' };

  it('come in the theme’s light first, with the night version last', () => {
    expect(clipsOf('squat', 'dark')).toEqual([night]);
    expect(clipsOf('squat', 'light')).toEqual([day, night]);
  });

  it('exist only for a library exercise with a video', () => {
    expect(clipsOfVideo('/videos/squat.mp4', 'light')).toEqual([day, night]);
    expect(clipsOfVideo(null, 'dark')).toEqual([]);
  });

  it('have small ones for slow lines, with the same still', () => {
    expect(clipsOf('squat', 'dark', 'small')).toEqual([{ ...night, video: '/videos/small/squat.mp4' }]);
    expect(clipsOfVideo('/videos/cobra.mp4', 'light', 'small')[0]).toEqual({
      video: '/videos/small/cobra.day.mp4',
      entry: '/videos/small/cobra.day.entry.mp4',
      still: '/videos/cobra.day.webp',
      light: 'day',
    });
  });

  it('for offline use are sharp, in one light, with a hold’s entry, and the stills of both', () => {
    const stills = ['/videos/squat.webp', '/videos/squat.day.webp'];
    expect(offlineFilesOf('squat', 'dark')).toEqual(['/videos/squat.mp4', ...stills]);
    expect(offlineFilesOf('squat', 'light')).toEqual(['/videos/squat.day.mp4', ...stills]);
    const hold = offlineFilesOf('cobra', 'light');
    expect(hold.slice(0, 2)).toEqual(['/videos/cobra.day.mp4', '/videos/cobra.day.entry.mp4']);
    expect(hold.filter(isClip)).toEqual(['/videos/cobra.day.mp4']);
  });

  it('lead from a day file to the night version', () => {
    expect(nightFileOf('/videos/squat.day.mp4')).toBe('/videos/squat.mp4');
    expect(nightFileOf('/videos/cobra.day.entry.mp4')).toBe('/videos/cobra.entry.mp4');
    expect(nightFileOf('/videos/squat.mp4')).toBeNull();
  });

  it('of the coach follow the theme', () => {
    expect(coachStill('hips', 'light')).toBe('/coach/hips-day.webp');
    expect(coachStill('hips', 'dark')).toBe('/coach/hips-night.webp');
  });
});
