import type { ResolvedTheme } from '../../lib/theme/theme';

/** The files of a clip or its still to try, best first: by day the morning grade, then the night one. */
export function clipFiles(videoUrl: string | null, kind: 'mp4' | 'webp', theme: ResolvedTheme): string[] {
  if (!videoUrl) return [];
  const path = videoUrl.replace(/\.mp4$/, '');
  return theme === 'light' ? [`${path}.day.${kind}`, `${path}.${kind}`] : [`${path}.${kind}`];
}
