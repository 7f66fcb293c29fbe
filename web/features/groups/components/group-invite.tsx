import { Link2 } from 'lucide-react';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { useGroupChanges } from '../use-group-changes';

interface GroupInviteProps {
  groupId: string;
  inviteAddress: (groupId: string, invite: string) => string;
}

/** A group's invitation link, shown on request. */
export function GroupInvite({ groupId: id, inviteAddress }: GroupInviteProps) {
  const { invite } = useGroupChanges();
  const link = invite.data && inviteAddress(id, invite.data.invite);
  if (!link) {
    return (
      <Button busy={invite.isPending} onClick={() => invite.mutate({ id, renew: false })}>
        <Link2 className="size-icon-sm flex-none" aria-hidden="true" />
        Show invitation link
      </Button>
    );
  }
  return (
    <div className="grid gap-2 rounded-md bg-surface-2 p-3">
      <p className="text-small wrap-anywhere text-fg-2">{link}</p>
      <div className="flex flex-wrap gap-2">
        <CopyButton text={link} label="Copy link" />
        <Button
          size="sm"
          variant="text"
          busy={invite.isPending}
          onClick={() => invite.mutate({ id, renew: true })}
        >
          Make a new link
        </Button>
      </div>
    </div>
  );
}
