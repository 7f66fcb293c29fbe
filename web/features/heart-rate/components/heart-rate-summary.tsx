import { HeartPulse } from 'lucide-react';
import { useId } from 'react';
import type { Beats } from '../../../../shared/contracts/workouts';
import { summaryText } from '../heart-rate-text';
import { HeartRateCurve } from './heart-rate-curve';

interface HeartRateSummaryProps {
  beats: Beats;
  /** Where zones 2 to 5 begin; null if none hold. */
  zones: readonly number[] | null;
}

/** The heart rate of a workout: its curve, and what it says in words. */
export function HeartRateSummary({ beats, zones }: HeartRateSummaryProps) {
  const id = useId();
  return (
    <section className="grid gap-2" aria-labelledby={id}>
      <h3 className="flex items-center gap-2 text-body" id={id}>
        <HeartPulse className="size-icon-sm flex-none text-danger-text" aria-hidden="true" />
        Heart rate
      </h3>
      <HeartRateCurve beats={beats} />
      <p className="tabular-nums">{summaryText(beats, zones)}</p>
    </section>
  );
}
