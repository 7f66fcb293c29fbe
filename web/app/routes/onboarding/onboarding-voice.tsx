import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function OnboardingVoicePage() {
  return (
    <OnItsWay
      title="Voice Onboarding"
      pose="listen"
      plan={`Set up your plan by talking with ${brand.coach}, in two to three minutes.`}
    />
  );
}
