import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { routinesQuery } from '../api/routines-query';
import { useRoutineChanges } from '../use-routine-changes';
import { OwnRoutineRow } from './own-routine-row';
import { RoutineNameDialog } from './routine-name-dialog';
import { isolated } from '../../../../shared/rules/isolated';

interface OwnRoutinesProps {
  /** The id of the routine being started, or null. */
  starting: string | null;
  onStart: (routine: OwnRoutine) => void;
  onEdit: (routine: OwnRoutine) => void;
}

type Asking = { about: 'name' | 'deletion'; routine: OwnRoutine } | null;

/** The person's own workouts: start, edit, rename, delete. */
export function OwnRoutines({ starting, onStart, onEdit }: OwnRoutinesProps) {
  const { data: routines, error, refetch, isFetching } = useQuery(routinesQuery());
  const [asking, setAsking] = useState<Asking>(null);
  const { card, expectFocus } = useFocusAfterDeletion(asking !== null);
  return (
    <Card ref={card} tabIndex={-1} aria-labelledby="own-routines">
      <CardHeader id="own-routines" title="Built by you" />
      {!routines && !error && <SkeletonRows count={2} label="Loading your own workouts" />}
      {!routines && error && (
        <ErrorState
          title="Your own workouts didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      )}
      {routines?.length === 0 && (
        <p className="leading-body text-fg-2">
          Nothing yet. Customize a workout, save it, and you'll find it here.
        </p>
      )}
      <ul className="tabular-nums">
        {routines?.map((routine) => (
          <OwnRoutineRow
            key={routine.id}
            routine={routine}
            starting={starting === routine.id}
            onStart={() => onStart(routine)}
            onEdit={() => onEdit(routine)}
            onRename={() => setAsking({ about: 'name', routine })}
            onDelete={() => setAsking({ about: 'deletion', routine })}
          />
        ))}
      </ul>
      {asking && (
        <Question
          key={asking.routine.id}
          {...asking}
          onDeleted={expectFocus}
          onClose={() => setAsking(null)}
        />
      )}
    </Card>
  );
}

/** The row and its button are gone, so the list takes the focus. */
function useFocusAfterDeletion(asking: boolean) {
  const card = useRef<HTMLElement>(null);
  const expected = useRef(false);
  useEffect(() => {
    if (asking || !expected.current) return;
    expected.current = false;
    card.current?.focus();
  }, [asking]);
  return { card, expectFocus: () => void (expected.current = true) };
}

type QuestionProps = NonNullable<Asking> & { onDeleted: () => void; onClose: () => void };

function Question({ about, routine, onDeleted, onClose }: QuestionProps) {
  const { change, remove } = useRoutineChanges();
  if (about === 'name') {
    return (
      <RoutineNameDialog
        title={`Rename ${isolated(routine.name)}`}
        name={routine.name}
        saving={change.isPending}
        onSave={(name) => change.mutate({ id: routine.id, name }, { onSuccess: onClose })}
        onClose={onClose}
      />
    );
  }
  const deleted = () => {
    onDeleted();
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      size="sm"
      title={`Delete ${isolated(routine.name)}?`}
      description="Workouts you did with it stay in your history."
    >
      <DialogActions>
        <Button variant="quiet" onClick={onClose}>
          Keep it
        </Button>
        <Button
          variant="danger"
          busy={remove.isPending}
          busyLabel="Deleting"
          onClick={() => remove.mutate(routine.id, { onSuccess: deleted })}
        >
          Delete
        </Button>
      </DialogActions>
    </Dialog>
  );
}
