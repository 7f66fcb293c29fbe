import { ArrowDown, ArrowUp, Copy, GripVertical, Minus, Plus, X } from 'lucide-react';
import type { ComponentProps } from 'react';
import { customBounds } from '../../../../shared/rules/custom-plan';
import { IconButton } from '../../../ui/icon-button';

interface RoutineExerciseRowProps {
  name: string;
  unsuitable: string | null;
  number: number;
  workSeconds: number;
  first: boolean;
  last: boolean;
  dragging: boolean;
  /** Drag handle listeners. */
  handle: ComponentProps<'span'>;
  onMove: (by: 1 | -1, button: HTMLElement) => void;
  onTime: (steps: 1 | -1) => void;
  onRepeat: () => void;
  onRemove: () => void;
}

/** Disabled at either end without losing the focus. */
const spentClass = 'aria-disabled:cursor-not-allowed aria-disabled:text-fg-3 aria-disabled:opacity-45';

export function RoutineExerciseRow(props: RoutineExerciseRowProps) {
  const { name, unsuitable, number, first, last, dragging, handle, onMove, onRepeat, onRemove } = props;
  return (
    <li
      className={`grid grid-cols-icon-words-end items-center border-t border-line py-1 first:border-t-0 ${dragging ? 'rounded-md bg-surface-2 shadow-raised' : ''}`}
      data-dragging={dragging || undefined}
    >
      <span
        className={`grid h-tap w-10 touch-none place-items-center text-fg-3 ${dragging ? 'cursor-grabbing' : 'cursor-grab'}`}
        data-testid="drag-handle"
        aria-hidden="true"
        {...handle}
      >
        <GripVertical className="size-icon" />
      </span>
      <b className="leading-snug font-strong">
        <span className="inline-block min-w-icon text-fg-3">{number}</span> {name}
      </b>
      <IconButton label={`Remove ${name}`} onClick={onRemove}>
        <X aria-hidden="true" />
      </IconButton>
      {unsuitable && (
        <p className="col-span-full pl-10 text-small leading-text text-warm-text">{unsuitable}</p>
      )}
      <div className="col-span-full flex flex-wrap items-center justify-end">
        <WorkTime {...props} />
        <IconButton label={`Repeat ${name}`} onClick={onRepeat}>
          <Copy aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} up`}
          className={spentClass}
          aria-disabled={first || undefined}
          onClick={({ currentTarget }) => !first && onMove(-1, currentTarget)}
        >
          <ArrowUp aria-hidden="true" />
        </IconButton>
        <IconButton
          label={`Move ${name} down`}
          className={spentClass}
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

function WorkTime({
  name,
  workSeconds,
  onTime,
}: Pick<RoutineExerciseRowProps, 'name' | 'workSeconds' | 'onTime'>) {
  const shortest = workSeconds <= minimum;
  const longest = workSeconds >= maximum;
  return (
    <div
      className="mr-auto flex items-center rounded-md border border-line bg-surface-2"
      role="group"
      aria-label={`Work time of ${name}`}
    >
      <IconButton
        label="Less time"
        className={spentClass}
        aria-disabled={shortest || undefined}
        onClick={() => !shortest && onTime(-1)}
      >
        <Minus aria-hidden="true" />
      </IconButton>
      <span className="min-w-figure text-center text-small font-strong" aria-live="polite">
        {workSeconds} s
      </span>
      <IconButton
        label="More time"
        className={spentClass}
        aria-disabled={longest || undefined}
        onClick={() => !longest && onTime(1)}
      >
        <Plus aria-hidden="true" />
      </IconButton>
    </div>
  );
}
