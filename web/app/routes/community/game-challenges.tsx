import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { challengesQuery, type LadderChallenge } from '../../../features/challenges/api/challenges-query';
import { ChallengeLadder } from '../../../features/challenges/components/challenge-ladder';
import { FriendChallengesCard } from '../../../features/friend-challenges/components/friend-challenges-card';
import { LadderHero } from '../../../features/challenges/components/ladder-hero';
import { workoutHistoryQuery } from '../../../features/workouts/api/workout-history-query';
import { useSession } from '../../../lib/session/session-context';
import { PageTabs } from '../../../ui/page-tabs';
import { paths } from '../../paths';
import { usePageTitle } from '../../use-page-title';
import { friendChallengeState } from '../training/friend-challenge-state';
import { challengeState, resumeState } from '../training/wanted-workout';

const GroupsPanel = lazy(async () => ({ default: (await import('./groups-panel')).GroupsPanel }));

const tabs = [
  { value: 'challenges', label: 'Challenges' },
  { value: 'groups', label: 'Groups' },
] as const;

export default function GameChallengesPage() {
  usePageTitle('26 Challenges');
  const { userId = '', name = '' } = useSession();
  const [search, setSearch] = useSearchParams();
  const { data: ladder } = useQuery(challengesQuery());
  // Refetched on each visit, because a workout may have ended since.
  const { data: history } = useInfiniteQuery({ ...workoutHistoryQuery(), refetchOnMount: 'always' });
  const openNumber = history?.pages[0]?.open?.challengeNumber;
  const navigate = useNavigate();
  const tab = search.get('tab') === 'groups' ? 'groups' : 'challenges';
  const start = (challenge: LadderChallenge) =>
    void navigate(paths.workout, {
      state: challenge.number === openNumber ? resumeState : challengeState(challenge),
    });
  const choose = (value: string) => setSearch({ tab: value }, { replace: true, preventScrollReset: true });
  return (
    <div className="px-gutter pb-4 lg:max-w-wide">
      <PageTabs label="26 Challenges" tabs={tabs} value={tab} onChange={choose}>
        {tab === 'groups' ? (
          <>
            <h1 className="sr-only">26 Challenges</h1>
            <Suspense>
              <GroupsPanel />
            </Suspense>
          </>
        ) : (
          <div className="grid gap-3 md:gap-4">
            <LadderHero ladder={ladder} openNumber={openNumber} onStart={start} />
            {ladder && (
              <FriendChallengesCard
                friends={ladder.friends}
                completed={ladder.completed}
                onStart={(challenge) =>
                  void navigate(paths.workout, { state: friendChallengeState(challenge) })
                }
              />
            )}
            <ChallengeLadder me={{ id: userId, name }} openNumber={openNumber} onStart={start} />
          </div>
        )}
      </PageTabs>
    </div>
  );
}
