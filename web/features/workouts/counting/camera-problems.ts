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
    title: 'The camera did not start',
    text: 'Another app may be using it. Close that, then try again.',
  },
  blind: {
    title: `${brand.coach} cannot see you`,
    text: 'What counts is fetched once, then stays on this device. Check your connection, then try again.',
  },
  unable: {
    title: `${brand.coach} cannot see in this browser`,
    text: 'It takes WebGL, which is off or missing here. Turn on graphics acceleration in its settings, or use another browser.',
  },
};

/** What went wrong in words; null where nothing did. */
export const problemOf = ({ state }: Pick<CountingCamera, 'state'>): Problem | null =>
  problems[state] ?? null;
