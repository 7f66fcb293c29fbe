import { useEffect, useRef, useState, type ComponentType, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { formSteps, type FormStep } from '../form-steps';
import { keepAskedLater } from '../asked-later';
import { healthQuestions, openQuestions } from '../health-questions';
import { messageOf } from '../../../lib/api/api-error';
import { problemsOf, type Answering } from '../use-answers';
import { useCompletion } from '../use-completion';
import { useForward } from '../use-forward';
import { placeAfter, placeBefore, review as reviewPlace, useSetupStep, type Place } from '../use-setup-step';
import { AboutStep } from './about-step';
import { BodyStep } from './body-step';
import { FoldedReview } from './folded-review';
import { HealthStep } from './health-step';
import { MeasuresStep } from './measures-step';
import { questionBlockId } from './question-block';
import { SetupActions } from './setup-actions';
import { SetupHeader } from './setup-header';
import { SetupPanel } from './setup-panel';
import type { StepProps, TrainingStepProps, UnitChoice } from './step-props';

const bodies: readonly ComponentType<StepProps>[] = [AboutStep, BodyStep, MeasuresStep];
const lastStep = formSteps.length;

interface SetupStepProps extends UnitChoice {
  place: Place;
  step: FormStep;
  answered: number;
  answering: Answering;
  /** Whether the review is unfolded; it stays so while an answer in it is changed. */
  review: { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };
  TrainingStep: ComponentType<TrainingStepProps>;
  onCompleted: (profile: Profile) => void;
}

/** On arrival, focus goes to the heading, or to the answer the person came from the review to change. */
function useArrivalFocus(heading: 'h1' | 'h2') {
  const ref = useRef<HTMLFormElement>(null);
  const { visit, editing } = useSetupStep();
  const arrived = visit !== 'default';
  useEffect(() => {
    if (!arrived) return;
    // The first question is chips only, so its heading takes the focus.
    const control =
      editing && editing !== 'conditions' && `#${questionBlockId(editing)} :is(:checked, input, textarea)`;
    const target = ref.current?.querySelector<HTMLElement>(control || heading);
    if (!control && target) target.tabIndex = -1;
    target?.focus({ preventScroll: !editing });
    if (!control) window.scrollTo(0, 0);
  }, [arrived, editing, heading]);
  return ref;
}

/** One step, or one question of the last one. A step must be valid to continue. It is remounted on every visit. */
export function SetupStep(props: SetupStepProps) {
  const { place, step, answered, answering, review, TrainingStep, units, onUnits, onCompleted } = props;
  const { answers, training, refused, actions, saver, status } = answering;
  const { editing, goTo, goBackTo } = useSetupStep();
  const [tried, setTried] = useState(false);
  const isLast = place.step === lastStep;
  const form = useArrivalFocus(isLast ? 'h2' : 'h1');
  const complete = (profile: Profile) => {
    keepAskedLater(profile.id, openQuestions(answers));
    onCompleted(profile);
  };
  const completion = useCompletion(answering, complete, (error) =>
    messageOf(error, 'Failed to save your information'),
  );
  const problems = problemsOf(step, answers, refused);
  const Body = bodies[place.step - 1];
  const question = isLast ? healthQuestions[place.question - 1] : null;
  const leave = () => {
    void saver.flush();
    goTo(editing ? reviewPlace : placeAfter(place));
  };
  const isOpen = Object.keys(problems).length > 0;
  useForward(form, { step, answers, isOpen: isOpen && !editing, onDone: leave });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOpen) {
      flushSync(() => setTried(true));
      const first = step.fields.find((field) => problems[field]);
      form.current?.querySelector<HTMLElement>(`#${first && questionBlockId(first)} input`)?.focus();
      return;
    }
    if (!isLast || editing) leave();
    else if (!completion.isPending) completion.mutate();
  };

  return (
    <SetupPanel>
      <form className="contents" ref={form} noValidate onSubmit={submit}>
        <SetupHeader
          step={step}
          number={place.step}
          answered={answered}
          question={isLast ? { number: place.question, of: healthQuestions.length } : undefined}
          status={status}
        />
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
          {question && question !== 'trainingWeek' && (
            <HealthStep field={question} answers={answers} actions={actions} units={units} onNext={leave} />
          )}
          {question === 'trainingWeek' && (
            <>
              <TrainingStep answers={answers} chosen={training.chosen} onChoose={training.choose} />
              <FoldedReview answers={answers} units={units} {...review} />
            </>
          )}
        </div>
        <SetupActions
          submitLabel={editing ? 'Back to review' : isLast ? 'Complete Setup' : 'Continue'}
          busy={completion.isPending || completion.isSuccess}
          busyLabel="Completing..."
          last={isLast}
          isMain={!isLast || !!editing || question === 'trainingWeek'}
          onBack={() => goBackTo(placeBefore(place))}
        />
      </form>
    </SetupPanel>
  );
}
