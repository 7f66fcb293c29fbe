import { useState } from 'react';
import type { BodyArea } from '../../../../shared/rules/exercise';
import { tellSpared } from '../../../features/spared/api/tell-spared';
import { hurtWords } from '../../../features/workouts/swap-words';
import { ApiError } from '../../../lib/api/api-error';
import { useFreshProfile } from './use-fresh-profile';

const offlineText = "You're offline, so this holds for today's workout only.";
const failedText = "I couldn't save it for later. Tell me again after the workout.";
const keptText = "I'll plan around it.";

const isOffline = (error: unknown) => error instanceof ApiError && error.code === 'network_error';

/** What the player says about the moves, and a way to report what hurts. */
export function useToldPains() {
  const [said, say] = useState<string | null>(null);
  const profileChanged = useFreshProfile();
  const tell = async (area: BodyArea, text: string) => {
    say(text);
    const also = await tellSpared(hurtWords(area), 'player').then(
      () => keptText,
      (error: unknown) => (isOffline(error) ? offlineText : failedText),
    );
    if (also === keptText) profileChanged();
    // Something else may have been said in the meantime.
    say((now) => (now === text ? `${text} ${also}` : now));
  };
  return { said, say, tell: (area: BodyArea, text: string) => void tell(area, text) };
}
