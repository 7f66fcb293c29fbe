import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { OwnRoutine } from '../../../../shared/contracts/routines';
import { customBounds, customRestSeconds, estimatedMinutes } from '../../../../shared/rules/custom-plan';
import { BuilderBar } from '../../../features/routines/components/builder-bar';
import { ChosenRow } from '../../../features/routines/components/chosen-row';
import type { Build } from '../../../features/routines/kept-build';
import { RoutineExercises } from '../../../features/routines/components/routine-exercises';
import { SaveRoutine } from '../../../features/routines/components/save-routine';
import { UnsuitableQuestion } from '../../../features/routines/components/unsuitable-question';
import type { WhyUnsuitable } from '../../../features/routines/why-unsuitable';
import {
  chosenOnce,
  exercisesOf,
  selectionOf,
  toggled,
  type Selection,
} from '../../../features/routines/selection';
import { exercisesQuery } from '../../../features/exercises/api/exercises-query';
import { customChoice, type WorkoutChoice } from '../../../features/workouts/workout-choice';
import { Button } from '../../../ui/button';
import { Card, CardHeader } from '../../../ui/card';
import { Sheet } from '../../../ui/sheet';
import { ShellSlot } from '../../../ui/shell-slots';
import { usePageTitle } from '../../use-page-title';
import { BuilderLibrary } from './builder-library';
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

  const nameOf = (exerciseId: string) => library?.find(({ id }) => id === exerciseId)?.name ?? exerciseId;

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
  const bar = (onArrange: (() => void) | null) => (
    <BuilderBar
      {...{ selection, starting, onArrange }}
      onStart={doubtful.length > 0 && question !== 'answered' ? () => setQuestion('open') : start}
    />
  );
  return (
    <div className="grid flex-1 grid-cols-1 content-start gap-3 px-gutter pt-1 pb-4 lg:max-w-wide lg:grid-cols-main-aside lg:gap-x-6 lg:gap-y-5">
      <header className="grid justify-items-start gap-1 lg:col-span-full">
        <Button variant="text" className="-ml-2" onClick={onLeave}>
          <ArrowLeft className="icon-sm" aria-hidden="true" />
          Back to Workouts
        </Button>
        <h1
          className="text-head leading-none font-black tracking-title lg:text-display lg:tracking-hero"
          ref={heading}
          tabIndex={-1}
        >
          {title}
        </h1>
      </header>
      <div className="grid min-w-0 grid-cols-1 content-start gap-2">
        <ChosenRow
          chosen={chosenOnce(selection).map((id) => ({ id, name: nameOf(id) }))}
          onTakeOut={(id) => setSelection((now) => toggled(now, id))}
        >
          Tap the moves you want. Each starts at {customBounds.work.default} seconds, with {customRestSeconds}{' '}
          seconds of rest between.
        </ChosenRow>
        <BuilderLibrary selection={selection} whyUnsuitable={whyUnsuitable} onChange={setSelection} />
        <div className="sticky bottom-0 z-bar border-t border-line bg-page py-3 max-lg:hidden">
          {bar(null)}
        </div>
      </div>
      <ShellSlot name="dock">{bar(() => setArranging(true))}</ShellSlot>
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
