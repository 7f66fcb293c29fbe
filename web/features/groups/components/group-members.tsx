import { UserMinus } from 'lucide-react';
import type { GroupDetail } from '../../../../shared/contracts/groups';
import { useSession } from '../../../lib/session/session-context';
import { IconButton } from '../../../ui/icon-button';
import { ListRow } from '../../../ui/list-row';
import { useGroupChanges } from '../use-group-changes';

/** The other members, whom the owner may take out. */
export function GroupMembers({ group: { id, entries, others } }: { group: GroupDetail }) {
  const { userId } = useSession();
  const { removeMember } = useGroupChanges();
  const members = [...entries, ...others].filter((member) => member.id !== userId);
  if (members.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-strong">Members</summary>
      <ul aria-label="Members">
        {members.map((member) => (
          <ListRow
            key={member.id}
            name={<span className="wrap-anywhere">{member.name}</span>}
            after={
              <IconButton
                label={`Remove ${member.name}`}
                onClick={() => removeMember.mutate({ id, userId: member.id })}
              >
                <UserMinus aria-hidden="true" />
              </IconButton>
            }
          />
        ))}
      </ul>
    </details>
  );
}
