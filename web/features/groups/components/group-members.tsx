import { UserMinus, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { GroupDetail } from '../../../../shared/contracts/groups';
import { useSession } from '../../../lib/session/session-context';
import { IconButton } from '../../../ui/icon-button';
import { ListRow } from '../../../ui/list-row';
import { useGroupChanges } from '../use-group-changes';

interface PeopleProps {
  title: string;
  people: readonly { id: string; name: string }[];
  action: string;
  icon: ReactNode;
  onAct: (userId: string) => void;
}

function People({ title, people, action, icon, onAct }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-strong">{title}</summary>
      <ul aria-label={title}>
        {people.map(({ id, name }) => (
          <ListRow
            key={id}
            name={<bdi className="wrap-anywhere">{name}</bdi>}
            after={
              <IconButton label={`${action} ${name}`} onClick={() => onAct(id)}>
                {icon}
              </IconButton>
            }
          />
        ))}
      </ul>
    </details>
  );
}

/** The other members, whom the owner can remove, and removed ones, whom the owner can allow back. */
export function GroupMembers({ group: { id, entries, others, removed } }: { group: GroupDetail }) {
  const { userId: ownId } = useSession();
  const { removeMember, allowMember } = useGroupChanges();
  return (
    <>
      <People
        title="Members"
        people={[...entries, ...others].filter((member) => member.id !== ownId)}
        action="Remove"
        icon={<UserMinus aria-hidden="true" />}
        onAct={(userId) => removeMember.mutate({ id, userId })}
      />
      <People
        title="Removed: they can’t join again"
        people={removed}
        action="Allow"
        icon={<UserPlus aria-hidden="true" />}
        onAct={(userId) => allowMember.mutate({ id, userId })}
      />
    </>
  );
}
