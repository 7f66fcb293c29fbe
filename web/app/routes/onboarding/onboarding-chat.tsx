import { useQuery } from '@tanstack/react-query';
import { OnboardingChat } from '../../../features/onboarding/components/onboarding-chat';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { Splash } from '../../layouts/splash';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { LateTrainingStep, useTrainingStepSoon } from './late-training-step';
import { useHeard } from './use-heard';
import { useWelcome } from './use-welcome';

/** If the profile can't be read, onboarding goes on and asks for the answers again. */
export default function OnboardingChatPage() {
  usePageTitle('Chat Onboarding');
  useTrainingStepSoon();
  const welcome = useWelcome();
  const { data: profile, isPending } = useQuery(profileQuery());
  const units = profile?.units ?? 'metric';
  const heard = useHeard('onboarding', units);
  if (isPending) return <Splash />;
  return (
    <OnboardingChat
      previous={profile?.answers ?? null}
      units={units}
      timeZone={profile?.timeZone ?? 'UTC'}
      {...heard}
      formPath={paths.onboarding}
      voicePath={paths.onboardingVoice}
      TrainingStep={LateTrainingStep}
      onCompleted={welcome}
    />
  );
}
