import { useMutation, useQueryClient } from '@tanstack/react-query';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { SettingsRow } from '../../../ui/settings-group';
import { toast } from '../../../ui/toast';
import { removeCalendar, renewCalendar } from '../api/calendar';
import { planQuery } from '../api/plan-query';

const failed = (error: Error) => toast.error('Error', messageOf(error, 'Failed to change the calendar'));

/** The secret address of the training days for a calendar: made, made anew, or removed. It is shown once. */
export function CalendarRow({ hasCalendar }: { hasCalendar: boolean }) {
  const queries = useQueryClient();
  const show = (has: boolean) =>
    queries.setQueryData(planQuery().queryKey, (plan) => plan && { ...plan, hasCalendar: has });
  const renewal = useMutation({ mutationFn: renewCalendar, onSuccess: () => show(true), onError: failed });
  const removal = useMutation({
    mutationFn: removeCalendar,
    onSuccess: () => {
      renewal.reset();
      show(false);
    },
    onError: failed,
  });
  const address = renewal.data && `${location.origin}${renewal.data.path}`;
  return (
    <SettingsRow
      label="Calendar"
      description={
        address ? (
          <>
            <code className="block text-micro wrap-anywhere">{address}</code>
            Subscribe to it in your calendar. Whoever has it sees your training days; I show it only now.
          </>
        ) : hasCalendar ? (
          'A calendar follows your training days. A new address ends the one before.'
        ) : (
          'An address that your calendar can subscribe to.'
        )
      }
    >
      {address && <CopyButton text={address} />}
      <Button size="sm" variant="line" busy={renewal.isPending} onClick={() => renewal.mutate()}>
        {hasCalendar ? 'New address' : 'Create address'}
      </Button>
      {hasCalendar && (
        <Button size="sm" variant="text" busy={removal.isPending} onClick={() => removal.mutate()}>
          Remove
        </Button>
      )}
    </SettingsRow>
  );
}
