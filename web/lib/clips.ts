import type { ResolvedTheme } from './theme/appearance';

/** Where clips and stills lie, and in which light: the one place that spells their addresses. */
type Light = 'day' | 'night';

const lightOf = (theme: ResolvedTheme): Light => (theme === 'light' ? 'day' : 'night');

/** The clip of a motion, the still of it, and the light both are in. */
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

/** The clips of an exercise to try, best first: by day the morning's, then the night's, which every exercise has. */
export const clipsOf = (exerciseId: string, theme: ResolvedTheme): Clip[] =>
  clipsAt(`/videos/${exerciseId}`, theme);

/** The same for an exercise of the library, which tells where its clip lies; none where it has none. */
export const clipsOfVideo = (videoUrl: string | null, theme: ResolvedTheme): Clip[] =>
  videoUrl ? clipsAt(videoUrl.replace(/\.mp4$/, ''), theme) : [];

/** What an exercise needs offline: its clip in the light that is on now, stills in both. */
export function offlineFilesOf(exerciseId: string, theme: ResolvedTheme): string[] {
  const night = clipIn('night', `/videos/${exerciseId}`);
  const day = clipIn('day', `/videos/${exerciseId}`);
  return [theme === 'light' ? day.video : night.video, night.still, day.still];
}

/** The night's file for one of the day; null for others. */
export const nightFileOf = (file: string): string | null =>
  file.includes('.day.') ? file.replace('.day.', '.') : null;

export const isVideo = (file: string): boolean => file.endsWith('.mp4');

/** The still of the coach in one of her poses. */
export const coachStill = (pose: string, theme: ResolvedTheme): string =>
  `/coach/${pose}-${lightOf(theme)}.webp`;

/** Her whole figure in two sizes, by their widths in pixels, and how wide she stands: on phones about 356 px high. */
export const coachStillSet = (pose: string, theme: ResolvedTheme) => ({
  srcSet: `${coachStill(`${pose}-medium`, theme)} 266w, ${coachStill(pose, theme)} 400w`,
  sizes: '(width < 48rem) 133px, 400px',
});

/** A night's still of the coach, or a set of them, as it looks in `theme`. */
export const litStill = (still: string, theme: ResolvedTheme): string =>
  theme === 'light' ? still.replaceAll('-night.webp', '-day.webp') : still;
