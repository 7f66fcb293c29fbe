import { MoreHorizontal } from 'lucide-react';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { exerciseCountText } from '../../../lib/exercise-count';
import { estimatedMinutes } from '../../../../shared/rules/custom-plan';
import { Button } from '../../../ui/button';
import { IconButton } from '../../../ui/icon-button';
import { ListRow } from '../../../ui/list-row';
import { Menu, MenuItem, MenuSeparator } from '../../../ui/menu';

interface OwnRoutineRowProps {
  routine: OwnRoutine;
  starting: boolean;
  onStart: () => void;
  onEdit: () => void;
  onRename: () => void;
  onDelete: () => void;
}

export function OwnRoutineRow(props: OwnRoutineRowProps) {
  const { routine, starting, onStart, onEdit, onRename, onDelete } = props;
  const { name, exercises } = routine;
  const count = exerciseCountText(exercises.map(({ exerciseId }) => exerciseId));
  const more = (
    <IconButton label={`More for ${name}`}>
      <MoreHorizontal aria-hidden="true" />
    </IconButton>
  );
  return (
    <ListRow
      name={name}
      note={`${count} · ${estimatedMinutes(exercises)} min`}
      after={
        <div className="flex flex-none items-center gap-1">
          <Button
            variant="line"
            size="sm"
            busy={starting}
            aria-label={starting ? undefined : `Start Workout: ${name}`}
            onClick={onStart}
          >
            Start
          </Button>
          <Menu trigger={more} label={name} align="end">
            <MenuItem onSelect={onEdit}>Edit exercises</MenuItem>
            <MenuItem onSelect={onRename}>Rename</MenuItem>
            <MenuSeparator />
            <MenuItem onSelect={onDelete}>Delete</MenuItem>
          </Menu>
        </div>
      }
    />
  );
}
