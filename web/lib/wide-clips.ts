import type { Clip } from './clips';

/** What browsers that know tell of the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether sharper clips were rendered before this build (`npm run render:motion -- --wide`). */
const areRendered = import.meta.env.VITE_WIDE_CLIPS === 'true';
/** CSS pixels: narrower screens show no more than the usual clips have. */
const wideScreen = '(min-width: 64rem)';

/** Whether this screen shows more than the usual clips have, over a connection that can spare the difference. */
export function wantsWideClips(
  rendered = areRendered,
  connection: Connection = (navigator as { connection?: Connection }).connection ?? {},
): boolean {
  const { saveData = false, effectiveType = '4g' } = connection;
  return rendered && !saveData && effectiveType === '4g' && matchMedia(wideScreen).matches;
}

/** The same clips, each with its sharper one before it. */
export const widened = (clips: readonly Clip[]): Clip[] =>
  clips.flatMap((clip) => [{ ...clip, video: clip.video.replace('/videos/', '/videos/wide/') }, clip]);
