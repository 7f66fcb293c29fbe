import type { Clip } from './clips';

/** What some browsers report about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether sharper clips were rendered before this build (`npm run render:motion -- --wide`). */
const areRendered = import.meta.env.VITE_WIDE_CLIPS === 'true';
/** Pixels of the usual clips: screens without more of them can't show more detail. */
const usualWidth = 854;

/** The longer side, because a phone shows a part of the clip as high as its screen. */
const screenPixels = () => Math.max(innerWidth, innerHeight) * devicePixelRatio;

/** Whether this screen can show more detail than the usual clips have, on a fast enough connection. */
export function wantsWideClips(
  rendered = areRendered,
  connection: Connection = (navigator as { connection?: Connection }).connection ?? {},
): boolean {
  const { saveData = false, effectiveType = '4g' } = connection;
  return rendered && navigator.onLine && !saveData && effectiveType === '4g' && screenPixels() > usualWidth;
}

/** The same clips, each preceded by its sharper version. */
export const widened = (clips: readonly Clip[]): Clip[] =>
  clips.flatMap((clip) => [{ ...clip, video: clip.video.replace('/videos/', '/videos/wide/') }, clip]);
