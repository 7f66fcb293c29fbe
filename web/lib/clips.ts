import type { ResolvedTheme } from './theme/appearance';

/** The only place that knows the addresses of clips and stills, by lighting. */
type Light = 'day' | 'night';

const lightOf = (theme: ResolvedTheme): Light => (theme === 'light' ? 'day' : 'night');

/** A motion's clip and still in the same lighting. */
export interface Clip {
  video: string;
  still: string;
  light: Light;
}

function clipIn(light: Light, path: string): Clip {
  const lit = light === 'day' ? `${path}.day` : path;
  return { video: `${lit}.mp4`, still: `${lit}.webp`, light };
}

const clipsAt = (path: string, theme: ResolvedTheme) =>
  theme === 'light' ? [clipIn('day', path), clipIn('night', path)] : [clipIn('night', path)];

/** An exercise's clips in order of preference: in the light theme the day version, then the night version, which always exists. */
export const clipsOf = (exerciseId: string, theme: ResolvedTheme): Clip[] =>
  clipsAt(`/videos/${exerciseId}`, theme);

/** The same for a library exercise, which knows whether it has a clip; empty if it has none. */
export const clipsOfVideo = (videoUrl: string | null, theme: ResolvedTheme): Clip[] =>
  videoUrl ? clipsAt(videoUrl.replace(/\.mp4$/, ''), theme) : [];

/** What an exercise needs offline: its clip in the current lighting, stills in both. */
export function offlineFilesOf(exerciseId: string, theme: ResolvedTheme): string[] {
  const night = clipIn('night', `/videos/${exerciseId}`);
  const day = clipIn('day', `/videos/${exerciseId}`);
  return [theme === 'light' ? day.video : night.video, night.still, day.still];
}

/** The night version of a day file; null for others. */
export const nightFileOf = (file: string): string | null =>
  file.includes('.day.') ? file.replace('.day.', '.') : null;

export const isVideo = (file: string): boolean => file.endsWith('.mp4');

/** A still of the coach in one of her poses. */
export const coachStill = (pose: string, theme: ResolvedTheme): string =>
  `/coach/${pose}-${lightOf(theme)}.webp`;

/** Her full figure in two sizes, by width in pixels, with the width she is shown at; on phones she is about 356 px high. */
export const coachStillSet = (pose: string, theme: ResolvedTheme) => ({
  srcSet: `${coachStill(`${pose}-medium`, theme)} 266w, ${coachStill(pose, theme)} 400w`,
  sizes: '(width < 48rem) 133px, 400px',
});

/** A night still of the coach, or a set of them, in the lighting of `theme`. */
export const litStill = (still: string, theme: ResolvedTheme): string =>
  theme === 'light' ? still.replaceAll('-night.webp', '-day.webp') : still;
