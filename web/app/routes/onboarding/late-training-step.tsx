import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';
import type { TrainingStepProps } from '../../../features/onboarding/components/step-props';
import { Skeleton } from '../../../ui/skeleton';

let loaded: ComponentType<TrainingStepProps> | undefined;
const load = async () => {
  loaded = (await import('./training-step')).TrainingStep;
  return { default: loaded };
};
const TrainingStep = lazy(load);

/** The training step, for pages that need it only at the end. Once loaded it is there at once, so its heading takes the focus. */
export function LateTrainingStep(props: TrainingStepProps) {
  const [Step] = useState(() => loaded ?? TrainingStep);
  return (
    <Suspense fallback={<Skeleton height="14rem" />}>
      <Step {...props} />
    </Suspense>
  );
}

/** Fetches it before it is needed. */
export const useTrainingStepSoon = () => useEffect(() => void load().catch(() => undefined), []);
