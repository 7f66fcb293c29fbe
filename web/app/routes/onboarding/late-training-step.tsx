import { lazy, Suspense, useEffect } from 'react';
import type { TrainingStepProps } from '../../../features/onboarding/components/step-props';
import { Skeleton } from '../../../ui/skeleton';

const load = () => import('./training-step');
const TrainingStep = lazy(async () => ({ default: (await load()).TrainingStep }));

/** The training step, for pages that need it only at the end. */
export const LateTrainingStep = (props: TrainingStepProps) => (
  <Suspense fallback={<Skeleton height="14rem" />}>
    <TrainingStep {...props} />
  </Suspense>
);

/** Prefetches it during the conversation. */
export const useTrainingStepSoon = () => useEffect(() => void load(), []);
