import { RotateCcw } from 'lucide-react';
import { whereKept } from '../../../lib/offline/where-kept';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { useDanceOutbox } from '../outbox/use-dance-outbox';
import { styleOf } from '../style-of';

/** A dance that has not reached the server. */
export function UnsentDanceCard() {
  const { outbox } = useDanceOutbox();
  const waiting = outbox.readOpen();
  if (!waiting?.failed) return null;
  return (
    <Card className="lg:col-span-2" aria-labelledby="unsent-dance">
      <CardHeader
        id="unsent-dance"
        title={`Your ${styleOf(waiting.entry.style).name} dance is waiting to be sent`}
        note={`${whereKept(waiting.kept)}. It counts as soon as it arrives.`}
      />
      <Button variant="line" busy={waiting.state === 'sending'} onClick={outbox.retry}>
        <RotateCcw className="icon-sm" aria-hidden="true" />
        Retry
      </Button>
    </Card>
  );
}
