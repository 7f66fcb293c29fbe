import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { formSteps, type FormStep } from '../form-steps';
import { messageOf } from '../../../lib/api/api-error';
import { problemsOf, type Answering } from '../use-answers';
import { useCompletion } from '../use-completion';
import { useSetupStep } from '../use-setup-step';
import { AboutStep } from './about-step';
import { FoldedReview } from './answer-review';
import { BodyStep } from './body-step';
import { HealthStep } from './health-step';
import { MeasuresStep } from './measures-step';
import { questionBlockId } from './question-block';
import { SetupActions } from './setup-actions';
import { SetupHeader } from './setup-header';
import { SetupPanel } from './setup-panel';
import type { StepProps, TrainingStepProps, UnitChoice } from './step-props';

const bodies: readonly ComponentType<StepProps>[] = [AboutStep, BodyStep, MeasuresStep, HealthStep];
const lastStep = formSteps.length;

interface SetupStepProps extends UnitChoice {
  number: number;
  step: FormStep;
  answered: number;
  answering: Answering;
  /** Whether the review is unfolded; it stays so while an answer in it is changed. */
  review: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
  TrainingStep: ComponentType<TrainingStepProps>;
  onCompleted: (profile: Profile) => void;
}

/** On arrival, focus goes to the heading, or to the answer the person came from the review to change. */
function useArrivalFocus() {
  const ref = useRef<HTMLFormElement>(null);
  const { visit, editing } = useSetupStep();
  const arrived = visit !== 'default';
  useEffect(() => {
    if (!arrived) return;
    const control = editing && `#${questionBlockId(editing)} :is(:checked, input, textarea)`;
    ref.current?.querySelector<HTMLElement>(control ?? 'h1')?.focus({ preventScroll: !editing });
  }, [arrived, editing]);
  return ref;
}

/** One step, which must be valid to continue. It is remounted on every visit. */
export function SetupStep(props: SetupStepProps) {
  const { number, step, answered, answering, review, TrainingStep, units, onUnits, onCompleted } = props;
  const { answers, training, refused, actions, saver, status } = answering;
  const { editing, goTo, goBackTo } = useSetupStep();
  const [tried, setTried] = useState(false);
  const form = useArrivalFocus();
  const completion = useCompletion(answering, onCompleted, (error) =>
    messageOf(error, 'Failed to save your information'),
  );
  const problems = problemsOf(step, answers, refused);
  const Body = bodies[number - 1];
  const reviewing = number === lastStep;
  const returning = editing !== null && !reviewing;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (Object.keys(problems).length > 0) {
      flushSync(() => setTried(true));
      const first = step.fields.find((field) => problems[field]);
      form.current?.querySelector<HTMLElement>(`#${first && questionBlockId(first)} input`)?.focus();
      return;
    }
    if (reviewing) {
      if (!completion.isPending) completion.mutate();
      return;
    }
    void saver.flush();
    goTo(returning ? lastStep : number + 1);
  };

  return (
    <SetupPanel>
      <form className="contents" ref={form} noValidate onSubmit={submit}>
        <SetupHeader step={step} number={number} answered={answered} status={status} />
        <div className="grid gap-7">
          {Body && (
            <Body
              answers={answers}
              actions={actions}
              problems={tried ? problems : {}}
              units={units}
              onUnits={onUnits}
            />
          )}
          {reviewing && (
            <TrainingStep answers={answers} chosen={training.chosen} onChoose={training.choose} />
          )}
          {reviewing && <FoldedReview answers={answers} units={units} {...review} />}
        </div>
        <SetupActions
          submitLabel={reviewing ? 'Complete Setup' : returning ? 'Back to review' : 'Continue'}
          busy={completion.isPending || completion.isSuccess}
          busyLabel="Completing..."
          last={reviewing}
          onBack={() => goBackTo(number - 1)}
        />
      </form>
    </SetupPanel>
  );
}
