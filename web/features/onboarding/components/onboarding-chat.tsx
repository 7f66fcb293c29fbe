import { Suspense, useEffect, type ComponentType } from 'react';
import type { Profile } from '../../../../shared/contracts/profile';
import type { DraftAnswers } from '../../../../shared/rules/questionnaire';
import type { UnitSystem } from '../../../../shared/rules/units';
import { messageOf } from '../../../lib/api/api-error';
import { LateConversation, loadConversation } from '../chat/late-conversation';
import { firstOpenStep, useAnswers } from '../use-answers';
import { stepHref } from '../step-href';
import type { OnSaid } from '../on-said';
import { DraftError } from './draft-error';
import { SetupSkeleton } from './setup-skeleton';
import { SetupStage } from './setup-stage';
import type { TrainingStepProps } from './step-props';

interface OnboardingChatProps {
  /** The answers of a complete profile whose owner is redoing it. */
  previous: DraftAnswers | null;
  units: UnitSystem;
  timeZone: string;
  formPath: string;
  voicePath: string;
  onSaid: OnSaid;
  /** Other things that are planned around, as labels. */
  plannedAround: readonly string[];
  TrainingStep: ComponentType<TrainingStepProps>;
  onCompleted: (profile: Profile) => void;
}

/** The questionnaire as a chat. It starts once earlier answers have loaded. */
export function OnboardingChat({ previous, formPath, voicePath, ...rest }: OnboardingChatProps) {
  const answering = useAnswers(previous);
  const { draft, answers } = answering;
  // It loads while earlier answers do.
  useEffect(() => void loadConversation(), []);
  const waiting = (
    <div className="flex flex-1 flex-col lg:grid lg:grid-cols-12">
      <h1 className="sr-only">Chat Onboarding</h1>
      <SetupStage pose="wave" says="Hi! A few questions, and your plan is yours." progress={0} />
      {draft.isError ? <DraftError {...draft} /> : <SetupSkeleton />}
    </div>
  );
  if (!draft.isSuccess) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LateConversation
        {...rest}
        title="Chat Onboarding"
        answering={answering}
        links={[
          { label: 'Use the form', to: formPath + stepHref(firstOpenStep(answers)) },
          { label: 'Use your voice', to: voicePath },
        ]}
        failureOf={(error) => messageOf(error, 'Failed to save your profile')}
      />
    </Suspense>
  );
}
