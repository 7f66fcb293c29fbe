/** Every clip comes in two sizes. */
export type ClipSize = 'normal' | 'small';

/** What some browsers report about the connection. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

const connectionNow = (): Connection => (navigator as { connection?: Connection }).connection ?? {};

/** Small clips for slow lines and those who save data. A clip kept for offline use is shown in its place either way. */
export function clipSize({ saveData = false, effectiveType = '4g' } = connectionNow()): ClipSize {
  return saveData || effectiveType !== '4g' ? 'small' : 'normal';
}
