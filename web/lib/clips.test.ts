import { describe, expect, it } from 'vitest';
import { clipsOf, clipsOfVideo, coachStill, isVideo, nightFileOf, offlineFilesOf } from './clips';

describe("an exercise's clips", () => {
  const night = { video: '/videos/squat.mp4', still: '/videos/squat.webp', light: 'night' };
  const day = { video: '/videos/squat.day.mp4', still: '/videos/squat.day.webp', light: 'day' };

  it("are the night's in the dark theme, and in the light theme the day's before the night's", () => {
    expect(clipsOf('squat', 'dark')).toEqual([night]);
    expect(clipsOf('squat', 'light')).toEqual([day, night]);
  });

  it('are where the library says, if it says so', () => {
    expect(clipsOfVideo('/videos/squat.mp4', 'light')).toEqual([day, night]);
    expect(clipsOfVideo(null, 'dark')).toEqual([]);
  });

  it('are saved offline in the current lighting, their stills in both', () => {
    const stills = ['/videos/squat.webp', '/videos/squat.day.webp'];
    expect(offlineFilesOf('squat', 'dark')).toEqual(['/videos/squat.mp4', ...stills]);
    expect(offlineFilesOf('squat', 'light')).toEqual(['/videos/squat.day.mp4', ...stills]);
  });

  it('have a night file for each day file', () => {
    expect(nightFileOf('/videos/squat.day.mp4')).toBe('/videos/squat.mp4');
    expect(nightFileOf('/videos/squat.mp4')).toBeNull();
    expect([night.video, night.still].map(isVideo)).toEqual([true, false]);
  });
});

it("show the coach in the theme's lighting", () => {
  expect(coachStill('hips', 'dark')).toBe('/coach/hips-night.webp');
  expect(coachStill('hips', 'light')).toBe('/coach/hips-day.webp');
});
