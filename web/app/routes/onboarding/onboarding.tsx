import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Profile } from '../../../../shared/contracts/profile';
import type { UnitSystem } from '../../../../shared/rules/units';
import { draftQuery } from '../../../features/onboarding/api/draft-query';
import { saveDraft } from '../../../features/onboarding/api/save-draft';
import { OnboardingSetup } from '../../../features/onboarding/components/onboarding-setup';
import type { TrainingStepProps } from '../../../features/onboarding/components/step-props';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { useSaveProfile } from '../../../features/profile/use-save-profile';
import { useSession } from '../../../lib/session/session-context';
import { localUnits } from '../../../features/onboarding/local-units';
import { Skeleton } from '../../../ui/skeleton';
import { toast } from '../../../ui/toast';
import { Splash } from '../../layouts/splash';
import { takeNext } from '../../kept-next';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';

const Loading = () => <Skeleton height="14rem" />;

/** The last question comes after the page. If it can't be loaded, the week stays as proposed. */
function useTrainingStep(): ComponentType<TrainingStepProps> {
  const [Step, setStep] = useState<ComponentType<TrainingStepProps>>(() => Loading);
  useEffect(() => {
    import('./training-step').then(
      ({ TrainingStep }) => setStep(() => TrainingStep),
      () => setStep(() => () => null),
    );
  }, []);
  return Step;
}

/** If the profile can't be read, onboarding goes on and asks for the answers again. */
export default function OnboardingPage() {
  usePageTitle('Set up your plan');
  const { name } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const { data: profile, isPending } = useQuery(profileQuery());
  const { data: draft } = useQuery(draftQuery());
  const save = useSaveProfile();
  const TrainingStep = useTrainingStep();
  const [chosen, setChosen] = useState<UnitSystem | null>(null);
  if (isPending) return <Splash />;
  // The measures are stored in centimeters and kilograms, so a failure changes only how they are shown.
  const saveUnits = (next: UnitSystem) => save({ units: next }).catch(() => undefined);

  const units = chosen ?? (profile?.onboardingCompleted ? profile.units : (draft?.units ?? localUnits()));
  const choose = (next: UnitSystem) => {
    setChosen(next);
    void saveUnits(next);
    void saveDraft({ units: next }).catch(() => undefined);
  };
  const complete = (completed: Profile) => {
    queryClient.setQueryData(profileQuery().queryKey, completed);
    toast.success('Onboarding Complete!', "Let's start your journey!");
    if (completed.units !== units) void saveUnits(units);
    void navigate(takeNext(), { replace: true });
  };
  return (
    <OnboardingSetup
      name={profile?.name ?? name ?? ''}
      previous={profile?.answers ?? null}
      units={units}
      onUnits={choose}
      chatPath={paths.onboardingChat}
      voicePath={paths.onboardingVoice}
      dashboardPath={paths.dashboard}
      TrainingStep={TrainingStep}
      onCompleted={complete}
    />
  );
}
