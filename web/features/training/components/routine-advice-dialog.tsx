import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { ResponseOf } from '../../../../shared/contracts/endpoint';
import type { trainingContract } from '../../../../shared/contracts/training';
import type { Routine } from '../../../../shared/rules/routines';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { ErrorState } from '../../../ui/error-state';
import { ListRow } from '../../../ui/list-row';
import { SkeletonRows } from '../../../ui/skeleton';
import { routineAdviceQuery } from '../api/routine-advice-query';
import { isolated } from '../../../../shared/rules/isolated';

type RoutineAdvice = ResponseOf<typeof trainingContract.adviseRoutines>['advice'][number];

interface RoutineAdviceDialogProps {
  routine: Routine;
  /** Looks up an exercise's name. */
  nameOf: (exerciseId: string) => string;
  starting: { asItIs: boolean; changed: boolean };
  onStartAsItIs: () => void;
  onStartChanged: () => void;
  onClose: () => void;
}

/** What the coach would change in a routine and why; it can be started changed or as it is. */
export function RoutineAdviceDialog(props: RoutineAdviceDialogProps) {
  const { routine, nameOf, starting, onStartAsItIs, onStartChanged, onClose } = props;
  const { data, isError, error, refetch, isFetching } = useQuery(routineAdviceQuery());
  const advised = data?.advice.find(({ routineId }) => routineId === routine.id);
  const fits = data && !advised;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`${isolated(routine.name)} for you`}
      description={fits ? "It fits you as it is. I wouldn't change a thing." : advised?.advice}
    >
      {advised && <Swaps swaps={advised.swaps} nameOf={nameOf} />}
      {!data && isError && (
        <ErrorState
          title="My changes didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        />
      )}
      {!data && !isError && <SkeletonRows count={3} label="Loading my changes" />}
      <DialogActions>
        <Button variant={fits ? 'go' : 'line'} busy={starting.asItIs} onClick={onStartAsItIs}>
          As it is
        </Button>
        {advised && (
          <Button variant="go" busy={starting.changed} onClick={onStartChanged}>
            With my changes
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type SwapsProps = Pick<RoutineAdvice, 'swaps'> & Pick<RoutineAdviceDialogProps, 'nameOf'>;

function Swaps({ swaps, nameOf }: SwapsProps) {
  return (
    <ul aria-label="What I'd change">
      {swaps.map(({ from, to }) => (
        <ListRow
          key={from}
          dimmed={to === null}
          name={
            to === null ? (
              `Without ${nameOf(from)}`
            ) : (
              <>
                <span className="font-medium text-fg-2">{nameOf(from)}</span>
                <ArrowRight className="icon-sm text-fg-2" aria-label="becomes" />
                {nameOf(to)}
              </>
            )
          }
        />
      ))}
    </ul>
  );
}
