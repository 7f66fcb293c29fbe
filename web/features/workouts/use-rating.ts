import { useEffect, useState } from 'react';
import type { Effort } from '../../../shared/contracts/workouts';
import { useCompletion } from './outbox/use-workout-outbox';
import type { CompletionDelivery } from './outbox/workout-kind';
import type { SessionNotesState } from './use-session-notes';

/** The rating of a workout just done: it goes with a workout that waits, and is saved by itself once that has arrived. */
export function useRating({ entry, saved }: CompletionDelivery, { effort, save }: SessionNotesState) {
  const { rate } = useCompletion(entry.sessionId);
  const [told, setTold] = useState<Effort | null>(entry.effort ?? null);
  const stored = saved?.effort;
  // Told while the workout was on its way.
  useEffect(() => {
    if (stored !== undefined && told !== null && stored !== told) save({ effort: told });
  }, [stored, told, save]);
  return {
    effort: saved ? effort : told,
    choose(chosen: Effort) {
      if (saved) return save({ effort: chosen });
      setTold(chosen);
      rate(chosen);
    },
  };
}
