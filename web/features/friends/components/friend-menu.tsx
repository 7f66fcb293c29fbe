import { Ban, Ellipsis, Flag, UserMinus } from 'lucide-react';
import type { Friend } from '../../../../shared/contracts/friends';
import { IconButton } from '../../../ui/icon-button';
import { Menu, MenuItem } from '../../../ui/menu';

export type Asked = 'remove' | 'block' | 'report';

const removal: Record<Friend['status'], string> = {
  accepted: 'Remove friend',
  requested: 'Take back request',
  received: 'Decline request',
};

export function FriendMenu({ friend, onAsk }: { friend: Friend; onAsk: (asked: Asked) => void }) {
  const label = `More about ${friend.name}`;
  return (
    <Menu
      label={label}
      align="end"
      trigger={
        <IconButton label={label}>
          <Ellipsis aria-hidden="true" />
        </IconButton>
      }
    >
      <MenuItem onSelect={() => onAsk('remove')}>
        <UserMinus aria-hidden="true" />
        {removal[friend.status]}
      </MenuItem>
      <MenuItem onSelect={() => onAsk('block')}>
        <Ban aria-hidden="true" />
        Block
      </MenuItem>
      <MenuItem onSelect={() => onAsk('report')}>
        <Flag aria-hidden="true" />
        Report
      </MenuItem>
    </Menu>
  );
}
