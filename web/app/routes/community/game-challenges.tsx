import { OnItsWay } from '../../on-its-way';

export default function GameChallengesPage() {
  return (
    <OnItsWay
      title="26 Challenges"
      pose="jump"
      plan="A path of 26 workouts that open one after another, and groups to do them in."
    />
  );
}
