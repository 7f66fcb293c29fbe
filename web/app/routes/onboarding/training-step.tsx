import { useQuery } from '@tanstack/react-query';
import { proposedSettings } from '../../../../shared/rules/training/proposed-settings';
import type { TrainingStepProps } from '../../../features/onboarding/components/step-props';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { planQuery } from '../../../features/training/api/plan-query';
import { TrainingWeekChoice } from '../../../features/training/components/training-week-choice';

const withoutNotes = { bodyPains: null, workLifeEffects: null, fitnessBarriers: null };

/** Training days and minutes: just chosen, else from an existing plan, else as proposed. */
export function TrainingStep({ answers, chosen, onChoose }: TrainingStepProps) {
  const { data: profile } = useQuery(profileQuery());
  const { data: plan } = useQuery({ ...planQuery(), enabled: profile?.onboardingCompleted === true });
  const value = chosen ?? plan?.settings ?? proposedSettings({ ...withoutNotes, ...answers });
  const { days, minutes } = value;
  return <TrainingWeekChoice value={{ days, minutes }} onChange={onChoose} />;
}
