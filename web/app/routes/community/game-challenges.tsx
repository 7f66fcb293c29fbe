import { useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { challengesQuery, type LadderChallenge } from '../../../features/challenges/api/challenges-query';
import { ChallengeLadder } from '../../../features/challenges/components/challenge-ladder';
import { LadderHero } from '../../../features/challenges/components/ladder-hero';
import { useSession } from '../../../lib/session/session-context';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { challengeState } from '../training/wanted-workout';

export default function GameChallengesPage() {
  usePageTitle('26 Challenges');
  const { userId = '', name = '' } = useSession();
  const { data: ladder } = useQuery(challengesQuery());
  const navigate = useNavigate();
  const start = (challenge: LadderChallenge) =>
    void navigate(paths.workout, { state: challengeState(challenge) });
  return (
    <div className="grid gap-3 px-gutter pt-2 pb-4 md:gap-4 lg:max-w-wide">
      <LadderHero ladder={ladder} onStart={start} />
      <ChallengeLadder me={{ id: userId, name }} onStart={start} />
    </div>
  );
}
