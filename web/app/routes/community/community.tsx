import { OnItsWay } from '../../on-its-way';

export default function CommunityPage() {
  return <OnItsWay title="Community" pose="wave" plan="Friends, the leaderboard and your notifications." />;
}
