import type { Clip } from './clips';

/** What some browsers report about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether sharper clips were rendered before this build (`npm run render:motion -- --wide`). */
const areRendered = import.meta.env.VITE_WIDE_CLIPS === 'true';
/** In CSS pixels: narrower screens can't show more detail than the usual clips have. */
const wideScreen = '(min-width: 64rem)';

/** Whether this screen can show more detail than the usual clips have, on a fast enough connection. */
export function wantsWideClips(
  rendered = areRendered,
  connection: Connection = (navigator as { connection?: Connection }).connection ?? {},
): boolean {
  const { saveData = false, effectiveType = '4g' } = connection;
  return rendered && !saveData && effectiveType === '4g' && matchMedia(wideScreen).matches;
}

/** The same clips, each preceded by its sharper version. */
export const widened = (clips: readonly Clip[]): Clip[] =>
  clips.flatMap((clip) => [{ ...clip, video: clip.video.replace('/videos/', '/videos/wide/') }, clip]);
