import { Globe, LockKeyhole } from 'lucide-react';
import type { Group } from '../../../../shared/contracts/groups';
import { grouped } from '../../../../shared/rules/number-text';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { ListRow } from '../../../ui/list-row';

export const membersText = (count: number) => `${grouped(count)} ${count === 1 ? 'member' : 'members'}`;

interface GroupRowProps {
  group: Group;
  onOpen: (group: Group) => void;
}

export function GroupRow({ group, onOpen }: GroupRowProps) {
  const { name, description, isPublic, memberCount, role } = group;
  const Icon = isPublic ? Globe : LockKeyhole;
  return (
    <ListRow
      before={
        <span className="grid size-avatar flex-none place-items-center rounded-md bg-cool-tint text-cool-text">
          <Icon className="size-icon" aria-hidden="true" />
        </span>
      }
      name={
        <>
          <bdi className="wrap-anywhere">{name}</bdi>
          {role === 'owner' && <Badge tone="cool">Owner</Badge>}
          {!isPublic && <Badge>Private</Badge>}
        </>
      }
      note={
        <>
          {membersText(memberCount)}
          {description && (
            <span dir="auto" className="block wrap-anywhere">
              {description}
            </span>
          )}
        </>
      }
      after={
        <Button size="sm" aria-label={`Open ${name}`} onClick={() => onOpen(group)}>
          Open
        </Button>
      }
    />
  );
}
