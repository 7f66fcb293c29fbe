import { describe, expect, it } from 'vitest';
import { clipsOf, clipsOfVideo, coachStill, isVideo, nightFileOf, offlineFilesOf } from './clips';

describe('the clips of an exercise', () => {
  const night = { video: '/videos/squat.mp4', still: '/videos/squat.webp', light: 'night' };
  const day = { video: '/videos/squat.day.mp4', still: '/videos/squat.day.webp', light: 'day' };

  it("are the night's in the dark, and by day the morning's before the night's", () => {
    expect(clipsOf('squat', 'dark')).toEqual([night]);
    expect(clipsOf('squat', 'light')).toEqual([day, night]);
  });

  it('lie where the library says, if it says so', () => {
    expect(clipsOfVideo('/videos/squat.mp4', 'light')).toEqual([day, night]);
    expect(clipsOfVideo(null, 'dark')).toEqual([]);
  });

  it('are kept offline in the light that is on, their stills in both', () => {
    const stills = ['/videos/squat.webp', '/videos/squat.day.webp'];
    expect(offlineFilesOf('squat', 'dark')).toEqual(['/videos/squat.mp4', ...stills]);
    expect(offlineFilesOf('squat', 'light')).toEqual(['/videos/squat.day.mp4', ...stills]);
  });

  it('have a file for the night beside each one for the day', () => {
    expect(nightFileOf('/videos/squat.day.mp4')).toBe('/videos/squat.mp4');
    expect(nightFileOf('/videos/squat.mp4')).toBeNull();
    expect([night.video, night.still].map(isVideo)).toEqual([true, false]);
  });
});

it('shows the coach in the light of the theme', () => {
  expect(coachStill('hips', 'dark')).toBe('/coach/hips-night.webp');
  expect(coachStill('hips', 'light')).toBe('/coach/hips-day.webp');
});
