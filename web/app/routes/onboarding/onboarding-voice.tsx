import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';
import { paths } from '../../paths';

/** Both begin where the answers stand. */
const others = [
  { label: 'Answer in the chat', path: paths.onboardingChat },
  { label: 'Answer in the form', path: paths.onboarding },
];

export default function OnboardingVoicePage() {
  return (
    <OnItsWay
      title="Voice Onboarding"
      pose="listen"
      instead={others}
      plan={`Set up your plan by talking with ${brand.coach}, in two to three minutes.`}
    />
  );
}
