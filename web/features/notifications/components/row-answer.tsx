import { useState } from 'react';
import type { Notification } from '../../../../shared/contracts/notifications';
import { Button } from '../../../ui/button';

/** Accepts or declines what a notification asks. */
export type Answer = (notification: Notification, accepts: boolean) => Promise<void>;

/** The two answers to what still is open, where it was read. */
export function RowAnswer({ notification, answer }: { notification: Notification; answer: Answer }) {
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null);
  const name = notification.person?.name ?? '';
  const send = (which: 'accept' | 'decline') => {
    setSending(which);
    void answer(notification, which === 'accept').finally(() => setSending(null));
  };
  return (
    <span className="mt-2 mb-1 flex flex-wrap gap-2">
      <Button
        size="sm"
        aria-label={`Accept ${name}`}
        busy={sending === 'accept'}
        disabled={sending === 'decline'}
        onClick={() => send('accept')}
      >
        Accept
      </Button>
      <Button
        size="sm"
        variant="line"
        aria-label={`Decline ${name}`}
        busy={sending === 'decline'}
        disabled={sending === 'accept'}
        onClick={() => send('decline')}
      >
        Decline
      </Button>
    </span>
  );
}
