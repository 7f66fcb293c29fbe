import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { TrainingPlan } from '../../../../shared/contracts/training';
import { programs, type Program } from '../../../../shared/rules/training/programs';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { ErrorState } from '../../../ui/error-state';
import { SkeletonRows } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { chooseProgram } from '../api/change-plan';
import { planQuery } from '../api/plan-query';
import { ProgramPath } from './program-path';
import { ProgramQuestion } from './program-question';

interface ProgramsSectionProps {
  /** The plan has changed. */
  onPlan: (plan: TrainingPlan) => void;
}

/** Waiting for confirmation: beginning this program, or (null) leaving the current one. */
interface Asked {
  begins: Program | null;
}

/** Saves a choice; if the card and its button disappear, the heading takes the focus. */
function useProgramChoice(onPlan: ProgramsSectionProps['onPlan']) {
  const queries = useQueryClient();
  const [asked, setAsked] = useState<Asked | null>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const changed = useRef(false);
  useEffect(() => {
    if (asked || !changed.current) return;
    changed.current = false;
    heading.current?.focus();
  }, [asked]);
  const { mutate, isPending } = useMutation({
    mutationFn: chooseProgram,
    onSuccess: (plan) => {
      changed.current = asked !== null;
      setAsked(null);
      queries.setQueryData(planQuery().queryKey, plan);
      onPlan(plan);
    },
    onError: (failure) => toast.error('Error', messageOf(failure, 'Failed to change the program')),
  });
  return { asked, ask: setAsked, choose: mutate, isPending, heading };
}

/** The programs to begin; the current one is shown as a path. */
export function ProgramsSection({ onPlan }: ProgramsSectionProps) {
  const { data: plan, error, refetch, isFetching } = useQuery(planQuery());
  const { asked, ask, choose, isPending, heading } = useProgramChoice(onPlan);
  if (error && !plan) {
    return (
      <Card aria-label="Programs">
        <ErrorState
          title="The programs didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        />
      </Card>
    );
  }
  if (!plan) return <ProgramsSkeleton />;
  const running = plan.programme;
  const others = programs.filter(({ id }) => id !== running?.id);
  return (
    <section className="grid gap-3" aria-labelledby="programs">
      <h2 id="programs" className="px-1 pt-2 text-title" ref={heading} tabIndex={-1}>
        Programs
      </h2>
      {running && (
        <ProgramPath
          running={running}
          busy={isPending && !asked}
          onPause={(isPaused) => choose({ id: running.id, isPaused })}
          onLeave={() => ask({ begins: null })}
        />
      )}
      <Card as="div" className="py-1">
        <ul>
          {others.map((program) => (
            <ProgramRow key={program.id} program={program} onBegin={() => ask({ begins: program })} />
          ))}
        </ul>
      </Card>
      {asked && (
        <ProgramQuestion
          begins={asked.begins}
          plan={plan}
          busy={isPending}
          onConfirm={() => choose({ id: asked.begins?.id ?? null })}
          onClose={() => ask(null)}
        />
      )}
    </section>
  );
}

interface ProgramRowProps {
  program: Program;
  onBegin: () => void;
}

function ProgramRow({ program, onBegin }: ProgramRowProps) {
  const { name, description, weeks, sessionsPerWeek } = program;
  return (
    <li className="flex items-center gap-3 border-t border-line py-3 first:border-t-0">
      <div className="grid min-w-0 flex-1 gap-0.5">
        <h3 className="text-body leading-snug font-strong md:text-lead">{name}</h3>
        <p className="text-small font-semibold tabular-nums">
          {weeks} weeks · {sessionsPerWeek} days a week
        </p>
        <p className="text-small leading-text text-fg-2">{description}</p>
      </div>
      <Button
        className="flex-none"
        variant="line"
        size="sm"
        aria-haspopup="dialog"
        aria-label={`Begin ${name}`}
        onClick={onBegin}
      >
        Begin
      </Button>
    </li>
  );
}

function ProgramsSkeleton() {
  return (
    <Card aria-label="Programs">
      <CardHeader title="Programs" />
      <SkeletonRows count={4} label="Loading programs" />
    </Card>
  );
}
