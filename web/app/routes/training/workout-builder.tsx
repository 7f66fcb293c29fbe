import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useCallback, useDeferredValue, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { customBounds, customRestSeconds, estimatedMinutes } from '../../../../shared/rules/custom-plan';
import { BuilderBar } from '../../../features/routines/components/builder-bar';
import type { Build } from '../../../features/routines/kept-build';
import { RoutineExercises } from '../../../features/routines/components/routine-exercises';
import { PickGrid, PickGridSkeleton } from '../../../features/routines/components/pick-grid';
import { SaveRoutine } from '../../../features/routines/components/save-routine';
import { UnsuitableQuestion } from '../../../features/routines/components/unsuitable-question';
import type { WhyUnsuitable } from '../../../features/routines/why-unsuitable';
import {
  exercisesOf,
  isFull,
  selectionOf,
  toggled,
  type Selection,
} from '../../../features/routines/selection';
import { exercisesQuery } from '../../../features/exercises/api/exercises-query';
import { ClipPoster } from '../../../features/exercises/components/clip-poster';
import { LibraryFilters } from '../../../features/exercises/components/library-filters';
import { LibrarySearch } from '../../../features/exercises/components/library-search';
import { LibraryStatus } from '../../../features/exercises/components/library-status';
import { everything, searchExercises } from '../../../features/exercises/search-exercises';
import { useMarks } from '../../../features/exercises/use-marks';
import { customChoice, type WorkoutChoice } from '../../../features/workouts/workout-choice';
import { messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { EmptyState } from '../../../ui/empty-state';
import { ErrorState } from '../../../ui/error-state';
import { Sheet } from '../../../ui/sheet';
import { toast } from '../../../ui/toast';
import { usePageTitle } from '../../use-page-title';
import { useWhyUnsuitable } from './use-why-unsuitable';

const title = 'Customize Your Workout';

interface WorkoutBuilderProps {
  /** What it opens with. */
  build: Build;
  starting: boolean;
  /** Called with what a reload should restore. */
  onChange: (build: Build) => void;
  onStart: (choice: WorkoutChoice) => void;
  onLeave: () => void;
}

/** Any exercises, in any order, each for as long as it should take. */
export function WorkoutBuilder({ build, starting, onChange, onStart, onLeave }: WorkoutBuilderProps) {
  const [routine, setRoutine] = useState(build.routine);
  const [selection, setSelection] = useState(() => selectionOf(build.exercises));
  const [arranging, setArranging] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  usePageTitle(title);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  const keep = useEffectEvent(onChange);
  useEffect(() => keep({ routine, exercises: exercisesOf(selection) }), [routine, selection]);

  const whyUnsuitable = useWhyUnsuitable();
  const { data: library } = useQuery(exercisesQuery());
  const [question, setQuestion] = useState<'open' | 'answered' | null>(null);
  const doubtful = (library ?? []).flatMap((exercise) => {
    const why = selection.some(({ exerciseId }) => exerciseId === exercise.id) && whyUnsuitable(exercise);
    return why && why.asks ? [{ id: exercise.id, name: exercise.name, text: why.text }] : [];
  });

  const plan = (
    <Plan {...{ selection, routine, whyUnsuitable }} onChange={setSelection} onSaved={setRoutine} />
  );
  const start = () => {
    setQuestion('answered');
    onStart(customChoice('custom', routine?.name ?? 'Custom workout', exercisesOf(selection)));
  };
  const takeOut = () => {
    const ids = new Set(doubtful.map(({ id }) => id));
    setSelection(selection.filter(({ exerciseId }) => !ids.has(exerciseId)));
    setQuestion(null);
  };
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-4 px-gutter pt-2 pb-4 lg:max-w-wide lg:grid-cols-main-aside lg:gap-x-6 lg:gap-y-5">
      <header className="grid justify-items-start gap-1.5 lg:col-span-full">
        <Button variant="text" className="-ml-2" onClick={onLeave}>
          <ArrowLeft className="icon-sm" aria-hidden="true" />
          Back to Workouts
        </Button>
        <h1 className="text-display leading-none font-black tracking-hero" ref={heading} tabIndex={-1}>
          {title}
        </h1>
        <p className="text-fg-2">
          Tap the moves you want. Each starts at {customBounds.work.default} seconds, with {customRestSeconds}{' '}
          seconds of rest between.
        </p>
      </header>
      <div className="grid grid-cols-1 content-start gap-2">
        <Library selection={selection} whyUnsuitable={whyUnsuitable} onChange={setSelection} />
        <BuilderBar
          selection={selection}
          starting={starting}
          onArrange={() => setArranging(true)}
          onStart={doubtful.length > 0 && question !== 'answered' ? () => setQuestion('open') : start}
        />
      </div>
      <Card
        as="aside"
        className="sticky top-20 hidden max-h-beside-bar self-start overflow-y-auto lg:block"
        aria-labelledby="workout-builder-plan"
      >
        <CardHeader id="workout-builder-plan" title={routine?.name ?? 'Your order'} />
        {plan}
      </Card>
      <Sheet open={arranging} onOpenChange={setArranging} title={routine?.name ?? 'Your order'}>
        {plan}
      </Sheet>
      {question === 'open' && (
        <UnsuitableQuestion
          moves={doubtful}
          onTakeOut={takeOut}
          onStart={start}
          onClose={() => setQuestion(null)}
        />
      )}
    </div>
  );
}

interface LibraryProps {
  selection: Selection;
  whyUnsuitable: WhyUnsuitable;
  onChange: (change: (selection: Selection) => Selection) => void;
}

const poster = (exercise: LibraryExercise) => <ClipPoster exercise={exercise} />;

function Library({ selection, whyUnsuitable, onChange }: LibraryProps) {
  const { data: library, error, refetch, isFetching } = useQuery(exercisesQuery());
  const { marks } = useMarks();
  const [filter, setFilter] = useState(everything);
  const wanted = useDeferredValue(filter);
  const found = useMemo(() => searchExercises(library ?? [], wanted, marks), [library, wanted, marks]);
  const picked = useMemo(() => new Set(selection.map(({ exerciseId }) => exerciseId)), [selection]);
  const toggle = useCallback(
    (exerciseId: string) => {
      onChange((chosen) => {
        const next = toggled(chosen, exerciseId);
        if (next === chosen && isFull(chosen))
          toast.info("That's a full workout", 'Take one out to add another.');
        return next;
      });
    },
    [onChange],
  );
  if (!library && error) {
    return (
      <ErrorState title="Failed to load exercises" onRetry={() => void refetch()} retrying={isFetching}>
        {messageOf(error, 'Something went wrong. Try again in a moment.')}
      </ErrorState>
    );
  }
  return (
    <>
      <LibrarySearch text={filter.text} onChange={(text) => setFilter({ ...filter, text })} />
      <LibraryFilters filter={filter} onChange={setFilter} marks={marks ? 'known' : 'loading'} />
      {library ? (
        <LibraryStatus shown={found.length} total={library.length} onClear={() => setFilter(everything)} />
      ) : (
        <PickGridSkeleton />
      )}
      <PickGrid exercises={found} {...{ picked, whyUnsuitable, poster }} onToggle={toggle} />
      {library && found.length === 0 && (
        <EmptyState
          title={
            library.length === 0
              ? 'No exercises available yet. They will be imported soon!'
              : 'No exercises match your search'
          }
        />
      )}
    </>
  );
}

interface PlanProps {
  selection: Selection;
  routine: OwnRoutine | null;
  whyUnsuitable: WhyUnsuitable;
  onChange: (selection: Selection) => void;
  onSaved: (routine: OwnRoutine) => void;
}

function Plan({ selection, routine, whyUnsuitable, onChange, onSaved }: PlanProps) {
  const { data: library } = useQuery(exercisesQuery());
  const found = (exerciseId: string) => library?.find(({ id }) => id === exerciseId);
  const nameOf = (exerciseId: string) => found(exerciseId)?.name ?? exerciseId;
  const unsuitableOf = (exerciseId: string) => {
    const exercise = found(exerciseId);
    return (exercise && whyUnsuitable(exercise)?.text) ?? null;
  };
  if (selection.length === 0) {
    return <p className="text-fg-2">Nothing yet. Moves you tap will show up here.</p>;
  }
  return (
    <>
      <p className="mb-1 text-small text-fg-2 tabular-nums">
        {selection.length === 1 ? '1 exercise' : `${selection.length} exercises`} ·{' '}
        {estimatedMinutes(selection)} min, rests included
      </p>
      <RoutineExercises {...{ selection, nameOf, unsuitableOf, onChange }} />
      <div className="mt-4">
        <SaveRoutine selection={selection} routine={routine} onSaved={onSaved} />
      </div>
    </>
  );
}
