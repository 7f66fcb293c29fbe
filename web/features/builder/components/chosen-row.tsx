import { ArrowDown, ArrowUp, Copy, GripVertical, Minus, Plus, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { customBounds } from '../../../../shared/domain/custom-plan';
import { IconButton } from '../../../ui/icon-button';

interface ChosenRowProps {
  name: string;
  number: number;
  workSeconds: number;
  first: boolean;
  last: boolean;
  dragging: boolean;
  /** Listeners of the drag handle. */
  handle: ComponentProps<'span'>;
  onMove: (by: 1 | -1, button: HTMLElement) => void;
  onTime: (steps: 1 | -1) => void;
  onRepeat: () => void;
  onRemove: () => void;
}

export function ChosenRow(props: ChosenRowProps) {
  const { name, number, first, last, dragging, handle, onMove, onRepeat, onRemove } = props;
  return (
    <li className="chosen-row" data-dragging={dragging || undefined}>
      <span className="chosen-row-handle" aria-hidden="true" {...handle}>
        <GripVertical />
      </span>
      <b>
        <span>{number}</span> {name}
      </b>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
      <div className="chosen-row-tools">
        <WorkTime {...props} />
        <IconButton label={`Repeat ${name}`} onClick={onRepeat}>
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} up`}
          aria-disabled={first || undefined}
          onClick={({ currentTarget }) => !first && onMove(-1, currentTarget)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          aria-disabled={last || undefined}
          onClick={({ currentTarget }) => !last && onMove(1, currentTarget)}
        >
          <ArrowDown aria-hidden="true" />
        </IconButton>
      </div>
    </li>
  );
}

const { minimum, maximum } = customBounds.work;

function WorkTime({ name, workSeconds, onTime }: Pick<ChosenRowProps, 'name' | 'workSeconds' | 'onTime'>) {
  const shortest = workSeconds <= minimum;
  const longest = workSeconds >= maximum;
  return (
    <div className="chosen-row-time" role="group" aria-label={`Work time of ${name}`}>
      <IconButton
        label="Less time"
        aria-disabled={shortest || undefined}
        onClick={() => !shortest && onTime(-1)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <span aria-live="polite">{workSeconds} s</span>
      <IconButton
        label="More time"
        aria-disabled={longest || undefined}
        onClick={() => !longest && onTime(1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
