import { OnItsWay } from '../../on-its-way';

export default function OnboardingPage() {
  return (
    <OnItsWay
      title="Tell me about you"
      pose="hips"
      plan="Three ways to set up your plan: four short forms, a chat, or a talk."
    />
  );
}
