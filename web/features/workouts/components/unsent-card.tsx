import { RotateCcw } from 'lucide-react';
import { whereKept } from '../../../lib/offline/where-kept';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import type { Completion } from '../outbox/unsent-workouts';
import { isolated } from '../../../../shared/rules/isolated';

interface UnsentCardProps {
  workout: Completion;
  /** False if the browser refused to store it. */
  kept: boolean;
  /** Another workout that is still open and must end first. */
  openTitle: string | undefined;
  sending: boolean;
  onRetry: () => void;
}

/** A finished workout that has not reached the server. */
export function UnsentCard({ workout, kept, openTitle, sending, onRetry }: UnsentCardProps) {
  const when = openTitle ? `${isolated(openTitle)} is finished` : 'it arrives';
  return (
    <Card aria-labelledby="unsent">
      <CardHeader
        id="unsent"
        title={`${isolated(workout.title)} is done and waiting to be sent`}
        note={`${whereKept(kept)}. It goes into your history as soon as ${when}.`}
      />
      <Button variant={openTitle ? 'line' : 'go'} busy={sending} onClick={onRetry}>
        <RotateCcw className="size-icon-sm flex-none" aria-hidden="true" />
        Retry
      </Button>
    </Card>
  );
}
