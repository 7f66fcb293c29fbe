import withEntry from '../../shared/avatar/figure/studio/clip-entries.json';
import type { ClipSize } from './clip-size';
import type { ResolvedTheme } from './theme/appearance';

/** The only place that knows the addresses of clips, by lighting. */
type Light = 'day' | 'night';

/** A motion's clip and still in the same lighting. */
export interface Clip {
  /** A seamless loop. */
  video: string;
  /** Played once before a hold's loop, which follows without a jump. */
  entry: string | null;
  still: string;
  light: Light;
}

const folder = '/videos';
const folders: Record<ClipSize, string> = { normal: folder, small: `${folder}/small` };
const hasEntry = (exerciseId: string) => (withEntry as readonly string[]).includes(exerciseId);

function clipIn(light: Light, exerciseId: string, size: ClipSize): Clip {
  const lit = light === 'day' ? `${exerciseId}.day` : exerciseId;
  const video = `${folders[size]}/${lit}`;
  return {
    video: `${video}.mp4`,
    entry: hasEntry(exerciseId) ? `${video}.entry.mp4` : null,
    still: `${folder}/${lit}.webp`,
    light,
  };
}

/** An exercise's clips in order of preference: in the light theme the day version, then the night version, which always exists. */
export const clipsOf = (exerciseId: string, theme: ResolvedTheme, size: ClipSize = 'normal'): Clip[] =>
  (theme === 'light' ? (['day', 'night'] as const) : (['night'] as const)).map((light) =>
    clipIn(light, exerciseId, size),
  );

/** The same for a library exercise, which knows whether it has a clip; empty if it has none. */
export const clipsOfVideo = (videoUrl: string | null, theme: ResolvedTheme, size?: ClipSize): Clip[] =>
  videoUrl ? clipsOf(videoUrl.slice(folder.length + 1).replace(/\.mp4$/, ''), theme, size) : [];

/** What an exercise needs offline: its clip in the current lighting, stills in both. */
export function offlineFilesOf(exerciseId: string, theme: ResolvedTheme): string[] {
  const night = clipIn('night', exerciseId, 'normal');
  const day = clipIn('day', exerciseId, 'normal');
  const { video, entry } = theme === 'light' ? day : night;
  return [video, ...(entry ? [entry] : []), night.still, day.still];
}

/** The night version of a day file; null for others. */
export const nightFileOf = (file: string): string | null =>
  file.includes('.day.') ? file.replace('.day.', '.') : null;

/** Whether a file is the clip of an exercise, of which there is one each. */
export const isClip = (file: string): boolean => file.endsWith('.mp4') && !file.endsWith('.entry.mp4');
