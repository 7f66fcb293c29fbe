import { useQuery, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { OnboardingChat } from '../../../features/onboarding/components/onboarding-chat';
import type { TrainingStepProps } from '../../../features/onboarding/components/step-props';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSession } from '../../../lib/session/session-context';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { Splash } from '../../layouts/splash';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';

// Needed at the end of the conversation only, and fetched while it goes on.
const loadTrainingStep = () => import('./training-step');
const LateTrainingStep = lazy(async () => ({ default: (await loadTrainingStep()).TrainingStep }));

const TrainingStep = (props: TrainingStepProps) => (
  <Suspense fallback={<Skeleton height="14rem" />}>
    <LateTrainingStep {...props} />
  </Suspense>
);

/** How long the last words stand before the dashboard opens. */
const redirectMilliseconds = 2000;

/** A profile that cannot be read does not stop anybody: the answers are asked for again. */
export default function OnboardingChatPage() {
  usePageTitle('Chat Onboarding');
  const { name } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: profile, isPending } = useQuery(profileQuery());
  const [completed, setCompleted] = useState(false);
  useEffect(() => void loadTrainingStep(), []);
  useEffect(() => {
    if (!completed) return undefined;
    const timer = setTimeout(() => void navigate(paths.dashboard, { replace: true }), redirectMilliseconds);
    return () => clearTimeout(timer);
  }, [completed, navigate]);
  if (isPending) return <Splash />;

  const complete = (saved: Profile) => {
    queryClient.setQueryData(profileQuery().queryKey, saved);
    const firstName = (saved.name || name || '').trim().split(/\s+/)[0];
    const welcome = firstName ? `Welcome, ${firstName}!` : 'Welcome!';
    toast.success('Profile Complete!', `${welcome} Redirecting to your dashboard...`);
    setCompleted(true);
  };
  return (
    <OnboardingChat
      previous={profile?.answers ?? null}
      units={profile?.units ?? 'metric'}
      formPath={paths.onboarding}
      voicePath={paths.onboardingVoice}
      TrainingStep={TrainingStep}
      onCompleted={complete}
    />
  );
}
