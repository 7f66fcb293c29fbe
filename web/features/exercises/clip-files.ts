import type { ResolvedTheme } from '../../lib/theme/theme';

const ending = /\.mp4$/;

/** The clips to try, best first: by day the morning grade, then the night one. */
export function clipSources(videoUrl: string | null, theme: ResolvedTheme): string[] {
  if (!videoUrl) return [];
  return theme === 'light' ? [videoUrl.replace(ending, '.day.mp4'), videoUrl] : [videoUrl];
}

/** The still of a clip in the light of the theme. */
export function posterOf(videoUrl: string, theme: ResolvedTheme): string {
  return videoUrl.replace(ending, theme === 'light' ? '.day.webp' : '.webp');
}
