import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';

interface UnsentCardProps {
  title: string;
  sending: boolean;
  onRetry: () => void;
}

/** A finished workout that has not reached the server. */
export function UnsentCard({ title, sending, onRetry }: UnsentCardProps) {
  return (
    <Card aria-labelledby="unsent">
      <CardHeader
        id="unsent"
        title={`${title} is done and waits to be sent`}
        note="It's kept on this device and counts as soon as it arrives."
      />
      <Button variant="go" busy={sending} onClick={onRetry}>
        <RotateCcw className="icon-sm" aria-hidden="true" />
        Retry
      </Button>
    </Card>
  );
}
