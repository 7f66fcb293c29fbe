import { useQuery } from '@tanstack/react-query';
import { OnboardingChat } from '../../../features/onboarding/components/onboarding-chat';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { Splash } from '../../layouts/splash';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { LateTrainingStep, useTrainingStepSoon } from './late-training-step';
import { useWelcome } from './use-welcome';

/** A profile that cannot be read does not stop anybody: the answers are asked for again. */
export default function OnboardingChatPage() {
  usePageTitle('Chat Onboarding');
  useTrainingStepSoon();
  const welcome = useWelcome();
  const { data: profile, isPending } = useQuery(profileQuery());
  if (isPending) return <Splash />;
  return (
    <OnboardingChat
      previous={profile?.answers ?? null}
      units={profile?.units ?? 'metric'}
      formPath={paths.onboarding}
      voicePath={paths.onboardingVoice}
      TrainingStep={LateTrainingStep}
      onCompleted={welcome}
    />
  );
}
