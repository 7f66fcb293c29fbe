import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import { OnboardingSetup } from '../../../features/onboarding/components/onboarding-setup';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSaveProfile } from '../../../features/profile/use-save-profile';
import { useSession } from '../../../lib/session/session-context';
import { useAutoSave } from '../../../lib/use-auto-save';
import { toast } from '../../../ui/toast';
import { Splash } from '../../layouts/splash';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { TrainingStep } from './training-step';

/** If the profile can't be read, onboarding goes on and asks for the answers again. */
export default function OnboardingPage() {
  usePageTitle('Set up your plan');
  const { name } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: profile, isPending } = useQuery(profileQuery());
  const save = useSaveProfile();
  const { values, change } = useAutoSave({ units: profile?.units ?? 'metric' }, save);
  if (isPending) return <Splash />;

  const complete = (completed: Profile) => {
    queryClient.setQueryData(profileQuery().queryKey, completed);
    toast.success('Onboarding Complete!', "Let's start your journey!");
    void navigate(paths.dashboard, { replace: true });
  };
  return (
    <OnboardingSetup
      name={profile?.name ?? name ?? ''}
      previous={profile?.answers ?? null}
      units={values.units}
      onUnits={(units) => change({ units })}
      chatPath={paths.onboardingChat}
      voicePath={paths.onboardingVoice}
      dashboardPath={paths.dashboard}
      TrainingStep={TrainingStep}
      onCompleted={complete}
    />
  );
}
