import { UserMinus, UserPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { GroupDetail } from '../../../../shared/contracts/groups';
import { useSession } from '../../../lib/session/session-context';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { ListRow } from '../../../ui/list-row';
import { useGroupChanges } from '../use-group-changes';

interface Named {
  id: string;
  name: string;
}

interface PeopleProps {
  title: string;
  people: readonly Named[];
  action: string;
  icon: ReactNode;
  onAct: (userId: string) => void;
  /** Below the name of the one who is asked about, instead of the action. */
  question?: { userId: string; asked: ReactNode } | null;
}

function People({ title, people, action, icon, onAct, question = null }: PeopleProps) {
  if (people.length === 0) return null;
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 font-strong">{title}</summary>
      <ul aria-label={title}>
        {people.map(({ id, name }) => (
          <ListRow
            key={id}
            name={<bdi className="wrap-anywhere">{name}</bdi>}
            note={question?.userId === id ? question.asked : undefined}
            after={
              question?.userId !== id && (
                <IconButton label={`${action} ${name}`} onClick={() => onAct(id)}>
                  {icon}
                </IconButton>
              )
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
  const [userId, setUserId] = useState<string | null>(null);
  const cancel = () => setUserId(null);
  const asked = userId !== null && (
    <>
      Take them out? They can’t join again until you let them back in.
      <span className="mt-2 mb-1 flex flex-wrap gap-2">
        <Button
          size="sm"
          variant="danger"
          busy={removeMember.isPending}
          onClick={() => removeMember.mutate({ id, userId }, { onSettled: cancel })}
        >
          Take out
        </Button>
        <Button size="sm" variant="line" onClick={cancel}>
          Cancel
        </Button>
      </span>
    </>
  );
  return (
    <>
      <People
        title="Members"
        people={[...entries, ...others].filter((member) => member.id !== ownId)}
        action="Remove"
        icon={<UserMinus aria-hidden="true" />}
        onAct={setUserId}
        question={userId === null ? null : { userId, asked }}
      />
      <People
        title="Removed: they can’t join again"
        people={removed}
        action="Allow"
        icon={<UserPlus aria-hidden="true" />}
        onAct={(removedId) => allowMember.mutate({ id, userId: removedId })}
      />
    </>
  );
}
