import { brand } from '../../../../shared/brand';
import type { CountingCamera } from './counting-camera';

interface Problem {
  title: string;
  text: string;
}

const problems: Partial<Record<CountingCamera['state'], Problem>> = {
  denied: {
    title: 'Camera Error',
    text: "Unable to access camera. Please check permissions: allow it for this page in your browser's settings, then try again.",
  },
  missing: { title: 'No camera found', text: 'Connect one, then try again.' },
  failed: {
    title: "The camera didn't start",
    text: 'Another app may be using it. Close it, then try again.',
  },
  blind: {
    title: `${brand.coach} can't see you`,
    text: 'Movement tracking downloads once, then stays on this device. Check your connection, then try again.',
  },
  unable: {
    title: `${brand.coach} can't see in this browser`,
    text: "This browser can't run movement tracking. Turn on graphics acceleration in its settings, or try another browser.",
  },
};

/** What went wrong, in words; null if nothing did. */
export const problemOf = ({ state }: Pick<CountingCamera, 'state'>): Problem | null =>
  problems[state] ?? null;
