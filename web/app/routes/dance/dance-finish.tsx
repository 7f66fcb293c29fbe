import { useEffect } from 'react';
import { DancePoints } from '../../../features/dance/components/dance-points';
import { DanceResult } from '../../../features/dance/components/dance-result';
import { useDanceDelivery } from '../../../features/dance/outbox/use-dance-outbox';
import type { DancedDance } from '../../../features/dance/session/use-dance-run';
import { useSessionAwards } from '../../../features/points/use-session-awards';
import { holdPoints } from '../../../ui/toaster';

interface DanceFinishProps {
  danced: DancedDance;
  watched: boolean;
  onAgain: () => void;
  onClose: () => void;
}

/** A dance's result with its points, as the server reports them. */
export function DanceFinish({ danced, watched, onAgain, onClose }: DanceFinishProps) {
  const { delivery } = useDanceDelivery(danced.id);
  const isPaid = delivery?.saved?.unpaidReason === null;
  const { news, nothing } = useSessionAwards(danced.id, isPaid);
  useEffect(holdPoints, []);
  const earned = news ? news.awards.reduce((sum, { points }) => sum + points, 0) : null;
  return (
    <DanceResult
      danced={danced}
      watched={watched}
      points={<DancePoints earned={earned} nothing={nothing} />}
      onAgain={onAgain}
      onClose={onClose}
    />
  );
}
