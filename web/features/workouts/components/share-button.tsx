import { useMutation } from '@tanstack/react-query';
import { Share2 } from 'lucide-react';
import { workoutsContract } from '../../../../shared/contracts/workouts';
import { messageOf } from '../../../lib/api/api-error';
import { callEndpoint } from '../../../lib/api/call-endpoint';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';

const toldTo = (friends: number) =>
  friends === 1 ? 'Your friend can see it now.' : `${friends} friends can see it now.`;

/** Shares a counted workout with friends. */
export function ShareButton({ sessionId }: { sessionId: string }) {
  const { mutate, isPending, isSuccess } = useMutation({
    mutationFn: () => callEndpoint(workoutsContract.shareWorkout, { params: { id: sessionId } }),
    onSuccess: ({ friends }) => {
      if (friends > 0) toast.success('Workout shared', toldTo(friends));
      else
        toast.info(
          'No friends to share with yet',
          'Add friends in Community to share your workouts with them.',
        );
    },
    onError: (error) => toast.error('Error', messageOf(error, "Your workout couldn't be shared.")),
  });
  return (
    <Button variant="line" size="lg" busy={isPending} disabled={isSuccess} onClick={() => mutate()}>
      {/* With an icon, the longer word would need another line beside the way back. */}
      {!isSuccess && <Share2 className="icon-sm" aria-hidden="true" />}
      {isSuccess ? 'Shared' : 'Share'}
    </Button>
  );
}
