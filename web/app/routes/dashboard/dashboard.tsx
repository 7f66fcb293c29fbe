import { OnItsWay } from '../../on-its-way';

export default function DashboardPage() {
  return (
    <OnItsWay
      title="Today"
      pose="hips"
      plan="Your day at a glance: the daily goal, points, streak, stats and the leaderboard."
    />
  );
}
