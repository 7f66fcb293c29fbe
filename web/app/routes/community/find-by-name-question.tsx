import { brand } from '../../../../shared/brand';
import { useMutation, useQuery } from '@tanstack/react-query';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSaveProfile } from '../../../features/profile/use-save-profile';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { toast } from '../../../ui/toast';

/** Asked once; afterward, Settings has the switch. */
export function FindByNameQuestion() {
  const { data: profile } = useQuery(profileQuery());
  const save = useSaveProfile();
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (findByName: boolean) => save({ privacy: { findByName } }),
    onSuccess: () => toast.success('Saved', 'You can change it in Settings.'),
    onError: (error) => toast.error('Error', messageOf(error, "Your answer wasn't saved. Try again.")),
  });
  if (profile?.privacy.findByName !== null) return null;
  return (
    <div className="mt-3 grid gap-3 border-t border-line pt-3" role="group" aria-labelledby="find-by-name">
      <p id="find-by-name" className="font-strong">
        May people find you by name?
      </p>
      <p className="text-small text-fg-2">
        Anyone on {brand.product} who types your name can then ask to be friends. Your email is never used.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" variant="quiet" busy={isPending && variables} onClick={() => mutate(true)}>
          Yes, let them
        </Button>
        <Button size="sm" variant="line" busy={isPending && !variables} onClick={() => mutate(false)}>
          No, thanks
        </Button>
      </div>
    </div>
  );
}
