import type { GroupDetail } from '../../../../shared/contracts/groups';
import { useSession } from '../../../lib/session/session-context';
import { Avatar } from '../../../ui/avatar';
import { Badge } from '../../../ui/badge';
import { ListRow } from '../../../ui/list-row';
import { weekNote } from '../whole-group';

/** Members who are not ranked: they have no points yet, or are hidden from leaderboards. */
export function GroupOthers({ group }: { group: GroupDetail }) {
  const { userId } = useSession();
  if (group.others.length === 0) return null;
  return (
    <section aria-label="Members without a rank">
      <h3 className="text-small font-semibold text-fg-2">
        {group.entries.length > 0 ? 'Also in this group' : 'In this group'}
      </h3>
      <ul>
        {group.others.map(({ id, name }) => (
          <ListRow
            key={id}
            own={id === userId}
            name={
              <>
                <bdi className="wrap-anywhere">{name}</bdi> {id === userId && <Badge tone="solid">You</Badge>}
              </>
            }
            note={weekNote(group, id)}
            before={
              <span className="flex tiny:hidden">
                <Avatar id={id} name={name} />
              </span>
            }
          />
        ))}
      </ul>
    </section>
  );
}
