import { Button } from '../../../ui/button';
import { CardHeader } from '../../../ui/card';
import { toast } from '../../../ui/toast';

interface InboxHeaderProps {
  hasUnread: boolean;
  isMarking: boolean;
  /** Resolves to whether it worked. */
  markAll: () => Promise<boolean>;
}

/** The title, and the button that marks all as read; invisible rather than gone, so that nothing moves. */
export function InboxHeader({ hasUnread, isMarking, markAll }: InboxHeaderProps) {
  const send = async () => {
    if (!(await markAll())) toast.error('Error', "That didn't work. Try again in a moment.");
  };
  return (
    <CardHeader
      id="notifications"
      title="Notifications"
      note={
        <Button
          className={hasUnread ? undefined : 'invisible'}
          size="sm"
          variant="text"
          busy={isMarking}
          onClick={() => void send()}
        >
          Mark all as read
        </Button>
      }
    />
  );
}
