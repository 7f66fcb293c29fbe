import { OnItsWay } from '../../on-its-way';

export default function ProfileSummaryPage() {
  return (
    <OnItsWay
      title="Profile Summary"
      pose="hips"
      plan="Your numbers, goals and health answers on one page, each of them editable."
    />
  );
}
