import { OnItsWay } from '../../on-its-way';

export default function OnboardingChatPage() {
  return (
    <OnItsWay
      title="Chat Onboarding"
      pose="wave"
      plan="Set up your plan in a conversation, one question at a time."
    />
  );
}
