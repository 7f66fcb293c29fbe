import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import { draftQuery } from '../api/draft-query';
import { firstOpenStep } from '../use-answers';
import { useSetupStep } from '../use-setup-step';
import { MethodChoice } from './method-choice';
import { SetupForm } from './setup-form';
import type { TrainingStepProps, UnitChoice } from './step-props';

interface OnboardingSetupProps extends UnitChoice {
  name: string;
  /** The answers of a complete profile whose owner is redoing it. */
  previous: DraftAnswers | null;
  chatPath: string;
  voicePath: string;
  dashboardPath: string;
  TrainingStep: ComponentType<TrainingStepProps>;
  onCompleted: (profile: Profile) => void;
}

/** Step 0, the choice of a method, and the form's four steps. */
export function OnboardingSetup(props: OnboardingSetupProps) {
  const { name, previous, chatPath, voicePath, dashboardPath } = props;
  const { step } = useSetupStep();
  const { data: draft } = useQuery(draftQuery());
  if (step > 0) return <SetupForm {...props} />;
  const given = { ...previous, ...draft?.answers };
  const begun = Object.keys(draft?.answers ?? {}).length > 0;
  return (
    <MethodChoice
      firstName={name.trim().split(/\s+/)[0] ?? ''}
      chatPath={chatPath}
      voicePath={voicePath}
      resumeStep={begun ? firstOpenStep(given) : null}
      keepPath={previous ? dashboardPath : null}
    />
  );
}
