import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { SettingsRow } from '../../../ui/settings-group';
import { toast } from '../../../ui/toast';
import { removeCalendar, renewCalendar } from '../api/calendar';
import { planQuery } from '../api/plan-query';

type Asked = 'renew' | 'remove';

const questions: Record<Asked, { title: string; description: string; action: string }> = {
  renew: {
    title: 'Create a new link?',
    description:
      'The old link stops working right away. Calendars that use it lose your training days until you give them the new one.',
    action: 'Create new link',
  },
  remove: {
    title: 'Remove the link?',
    description:
      'It stops working right away, and calendars that use it lose your training days. You can create another one anytime.',
    action: 'Remove it',
  },
};

const failed = (error: Error) => toast.error('Error', messageOf(error, 'Failed to change the calendar'));

/** The secret calendar link of the training days: created, replaced, or removed. It is shown once. */
export function CalendarRow({ hasCalendar }: { hasCalendar: boolean }) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const show = (has: boolean) =>
    queries.setQueryData(planQuery().queryKey, (plan) => plan && { ...plan, hasCalendar: has });
  const onSettled = () => setAsked(null);
  const renewal = useMutation({
    mutationFn: renewCalendar,
    onSuccess: () => show(true),
    onError: failed,
    onSettled,
  });
  const removal = useMutation({
    mutationFn: removeCalendar,
    onSuccess: () => {
      renewal.reset();
      show(false);
    },
    onError: failed,
    onSettled,
  });
  const address = renewal.data && `${location.origin}${renewal.data.path}`;
  return (
    <SettingsRow
      label="Calendar"
      description={
        address ? (
          <>
            <code className="block text-micro wrap-anywhere">{address}</code>
            Subscribe to it in your calendar. Anyone who has it can see your training days. It's shown only
            once.
          </>
        ) : hasCalendar ? (
          'Your calendar can follow your training days. A new link replaces the old one.'
        ) : (
          'A link your calendar can subscribe to.'
        )
      }
    >
      {address && <CopyButton text={address} />}
      <Button
        size="sm"
        variant="line"
        busy={renewal.isPending && !asked}
        aria-haspopup={hasCalendar ? 'dialog' : undefined}
        onClick={() => (hasCalendar ? setAsked('renew') : renewal.mutate())}
      >
        {hasCalendar ? 'New link' : 'Create link'}
      </Button>
      {hasCalendar && (
        <Button size="sm" variant="text" aria-haspopup="dialog" onClick={() => setAsked('remove')}>
          Remove
        </Button>
      )}
      {asked && (
        <Question
          {...questions[asked]}
          busy={renewal.isPending || removal.isPending}
          onConfirm={() => (asked === 'renew' ? renewal.mutate() : removal.mutate())}
          onClose={() => setAsked(null)}
        />
      )}
    </SettingsRow>
  );
}

interface QuestionProps {
  title: string;
  description: string;
  action: string;
  busy: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

function Question({ title, description, action, busy, onConfirm, onClose }: QuestionProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={title}
      description={description}
    >
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
