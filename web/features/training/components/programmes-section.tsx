import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { TrainingPlan } from '../../../../shared/contracts/training';
import { programmes, type Programme } from '../../../../shared/domain/training/programmes';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { chooseProgramme, type ProgrammeChoice } from '../api/change-plan';
import { planQuery } from '../api/plan-query';
import { ProgrammePath } from './programme-path';

interface ProgrammesSectionProps {
  /** The plan was made anew. */
  onPlan: (plan: TrainingPlan) => void;
}

/** Four programmes of some weeks to begin; the one that runs is a path. */
export function ProgrammesSection({ onPlan }: ProgrammesSectionProps) {
  const queries = useQueryClient();
  const { data: plan, error, refetch, isFetching } = useQuery(planQuery());
  const { mutate, isPending, variables } = useMutation({
    mutationFn: chooseProgramme,
    onSuccess: (changed) => {
      queries.setQueryData(planQuery().queryKey, changed);
      onPlan(changed);
    },
    onError: (failure) => toast.error('Error', messageOf(failure, 'Failed to change the programme')),
  });
  if (error && !plan) {
    return (
      <Card aria-label="Programmes">
        <ErrorState title="The programmes didn't load" onRetry={() => void refetch()} retrying={isFetching} />
      </Card>
    );
  }
  if (!plan) return <ProgrammesSkeleton />;
  const running = plan.programme;
  const others = programmes.filter(({ id }) => id !== running?.id);
  return (
    <section className="grid gap-3" aria-labelledby="programmes">
      <h2 id="programmes" className="px-1 pt-2 text-title">
        Programmes
      </h2>
      {running && (
        <ProgrammePath
          running={running}
          busy={isPending}
          onChange={(choice: ProgrammeChoice) => mutate(choice)}
        />
      )}
      <ul className="grid gap-3 md:grid-cols-2 md:gap-4 xl:grid-cols-4">
        {others.map((programme) => (
          <ProgrammeCard
            key={programme.id}
            programme={programme}
            busy={isPending && variables.id === programme.id}
            onBegin={() => mutate({ id: programme.id })}
          />
        ))}
      </ul>
    </section>
  );
}

interface ProgrammeCardProps {
  programme: Programme;
  busy: boolean;
  onBegin: () => void;
}

function ProgrammeCard({ programme, busy, onBegin }: ProgrammeCardProps) {
  const { name, description, weeks, sessionsPerWeek } = programme;
  return (
    <Card as="li" className="flex flex-col gap-2">
      <h3 className="text-title leading-snug font-black tracking-title">{name}</h3>
      <p className="text-small font-semibold tabular-nums">
        {weeks} weeks · {sessionsPerWeek} days a week
      </p>
      <p className="flex-auto text-small leading-body text-fg-2">{description}</p>
      <Button
        className="mt-2"
        variant="line"
        busy={busy}
        aria-label={busy ? undefined : `Begin ${name}`}
        onClick={onBegin}
      >
        Begin
      </Button>
    </Card>
  );
}

function ProgrammesSkeleton() {
  return (
    <Card aria-label="Programmes">
      <CardHeader title="Programmes" />
      <SkeletonRows count={4} label="The programmes are on their way" />
    </Card>
  );
}
