import { useState, type ComponentType } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import { formSteps } from '../form-steps';
import { setupScenes } from '../setup-scenes';
import { firstOpenStep, useAnswers } from '../use-answers';
import { useSetupStep } from '../use-setup-step';
import { DraftError } from './draft-error';
import { SetupSkeleton } from './setup-skeleton';
import { SetupStage } from './setup-stage';
import { SetupStep } from './setup-step';
import type { TrainingStepProps, UnitChoice } from './step-props';

interface SetupFormProps extends UnitChoice {
  /** The answers of a complete profile. */
  previous: DraftAnswers | null;
  TrainingStep: ComponentType<TrainingStepProps>;
  onCompleted: (profile: Profile) => void;
}

const questionCount = formSteps.flatMap((step) => step.fields).length;

/** The four steps in place. If the address names a step too far ahead, the first unanswered one is shown. */
export function SetupForm({ previous, units, onUnits, TrainingStep, onCompleted }: SetupFormProps) {
  const { step: named, question, visit } = useSetupStep();
  const answering = useAnswers(previous);
  const [reviewOpen, setReviewOpen] = useState(false);
  const { draft, answers, refused } = answering;
  const number = Math.min(named, firstOpenStep(answers, refused));
  const step = formSteps[number - 1];
  const scene = setupScenes[number - 1];
  if (!step || !scene) return null;
  return (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-12">
      <SetupStage {...scene} progress={Object.keys(answers).length / questionCount} />
      {draft.isPending && <SetupSkeleton />}
      {draft.isError && <DraftError {...draft} />}
      {draft.isSuccess && (
        <SetupStep
          key={`${number} ${visit}`}
          place={{ step: number, question: number === named ? question : 1 }}
          step={step}
          answered={step.fields.filter((field) => answers[field] !== undefined).length / step.fields.length}
          answering={answering}
          review={{ isOpen: reviewOpen, onOpenChange: setReviewOpen }}
          TrainingStep={TrainingStep}
          units={units}
          onUnits={onUnits}
          onCompleted={onCompleted}
        />
      )}
    </div>
  );
}
