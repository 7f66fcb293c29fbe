import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState, type ComponentType } from 'react';
import { preload } from 'react-dom';
import { brand } from '../../../../shared/brand';
import { danceResult } from '../../../../shared/rules/dance/result';
import { danceHistoryQuery } from '../../../features/dance/api/dance-history-query';
import { DanceChooser } from '../../../features/dance/components/dance-chooser';
import { UnsentDanceCard } from '../../../features/dance/components/unsent-dance';
import { useDanceOutbox } from '../../../features/dance/outbox/use-dance-outbox';
import { summaryText } from '../../../features/dance/result-text';
import type { DanceChoice } from '../../../features/dance/session/dance-session';
import type { StartedDance } from '../../../features/dance/session/started-dance';
import type { DancedDance } from '../../../features/dance/session/use-dance-run';
import { coachStill, coachStillSet } from '../../../lib/coach-stills';
import { useTheme } from '../../../lib/theme/theme';
import { toast } from '../../../ui/toast';
import { usePageTitle } from '../../use-page-title';
import { DanceCoach } from './dance-coach';
import { useDanceCamera } from './use-dance-camera';

const loadFloor = () => import('../../../features/dance/components/dance-floor');
const loadFinish = () => import('./dance-finish');
const loadDance = () => import('../../../features/dance/session/started-dance');
const loadJudge = async () => (await import('../../../features/dance/session/judge-moves')).loadJudge();
// Earlier dances are no reason to lose the one that just ended without a connection.
const DanceHistory = lazy<ComponentType>(() =>
  import('../../../features/dance/components/dance-history').then(
    ({ DanceHistory: History }) => ({ default: History }),
    () => ({ default: () => null }),
  ),
);

/** Loads while people choose, so that the dance opens right away and can end without a connection. */
const loadAhead = () => Promise.all([loadFloor(), loadFinish(), loadDance()]);

/** Her poses in the result, there before it opens. */
const resultPoses = ['cheer', 'listen'];

const firstChoice: DanceChoice = { style: 'pop', set: 'ten-moves', camera: true };

type Floor = Pick<Awaited<ReturnType<typeof loadFloor>>, 'DanceFloor'> & { dance: StartedDance };
type Finish = Pick<Awaited<ReturnType<typeof loadFinish>>, 'DanceFinish'> & {
  dance: DancedDance;
  watched: boolean;
};

export default function DancePage() {
  const [choice, setChoice] = useState(firstChoice);
  const [floor, setFloor] = useState<Floor | null>(null);
  const [finish, setFinish] = useState<Finish | null>(null);
  const [moves, setMoves] = useState(false);
  const { outbox, userId } = useDanceOutbox();
  const { data } = useInfiniteQuery(danceHistoryQuery());
  const camera = useDanceCamera(floor?.dance.choice.camera ?? false);
  const { theme } = useTheme();
  usePageTitle(brand.danceGame);
  useEffect(() => void loadAhead().catch(() => undefined), []);
  useEffect(() => {
    if (!floor) return;
    for (const pose of resultPoses) {
      const { srcSet: imageSrcSet, sizes: imageSizes } = coachStillSet(pose, theme);
      preload(coachStill(pose, theme), { as: 'image', imageSrcSet, imageSizes });
    }
  }, [floor, theme]);
  const isSeen = camera.state === 'on';
  useEffect(() => {
    // Tried again once the camera works: without a connection the first try failed.
    if (choice.camera || isSeen) void loadJudge().catch(() => undefined);
  }, [choice.camera, isSeen]);
  // Not lazy components: while those begin, even loaded ones, the page would be a spinner without the coach.
  const open = async () => {
    const [{ prepareDance }, { DanceFloor }] = await Promise.all([loadDance(), loadFloor()]);
    setFinish(null);
    setFloor({ DanceFloor, dance: prepareDance(choice) });
  };
  const [, raise] = useState<never>();
  const begin = () =>
    void open().catch((error: unknown) =>
      raise(() => {
        throw error;
      }),
    );
  const { follow, isLeft } = useFollowed(outbox);
  const takeDanced = async (done: DancedDance) => {
    follow(done.id);
    outbox.add({ userId, ...done });
    camera.stop();
    const watched = isSeen || done.samples.some(({ accuracy }) => accuracy !== null);
    const loaded = await loadFinish().catch(() => null);
    // The dialog shows this, unless the person has left the page.
    if (loaded && !isLeft()) setFinish({ DanceFinish: loaded.DanceFinish, dance: done, watched });
    else toast.success('Session complete', summaryText(danceResult(done.set, done.samples)));
  };
  const leave = () => {
    camera.stop();
    setFloor(null);
  };
  return (
    <>
      {floor ? (
        <floor.DanceFloor
          key={floor.dance.id}
          dance={floor.dance}
          camera={floor.dance.choice.camera ? camera : null}
          Coach={DanceCoach}
          moves={moves}
          onDanced={(done) => void takeDanced(done)}
          onEnd={leave}
        />
      ) : (
        <DanceChooser
          choice={choice}
          onChange={setChoice}
          onDance={begin}
          bests={data?.pages[0]?.bests ?? []}
          Coach={DanceCoach}
          moves={moves}
          onMoves={setMoves}
        >
          <UnsentDanceCard />
          <Suspense>
            <DanceHistory />
          </Suspense>
        </DanceChooser>
      )}
      {finish && (
        <finish.DanceFinish
          danced={finish.dance}
          watched={finish.watched}
          onAgain={begin}
          onClose={() => {
            setFinish(null);
            leave();
          }}
        />
      )}
    </>
  );
}

/** Follows a dance before it is sent, because the answer may arrive before the dialog that shows it. */
function useFollowed({ follow }: Pick<ReturnType<typeof useDanceOutbox>['outbox'], 'follow'>) {
  const stop = useRef<(() => void) | null>(null);
  const left = useRef(false);
  useEffect(() => {
    left.current = false;
    return () => {
      left.current = true;
      stop.current?.();
    };
  }, []);
  return {
    isLeft: () => left.current,
    follow: (id: string) => {
      stop.current?.();
      stop.current = left.current ? null : follow(id);
    },
  };
}
