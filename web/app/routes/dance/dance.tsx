import { useInfiniteQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
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
import { toast } from '../../../ui/toast';
import { Splash } from '../../layouts/splash';
import { usePageTitle } from '../../use-page-title';
import { DanceCoach } from './dance-coach';
import { useDanceCamera } from './use-dance-camera';

const loadFloor = () => import('../../../features/dance/components/dance-floor');
const loadFinish = () => import('./dance-finish');
const loadDance = () => import('../../../features/dance/session/started-dance');
const loadJudge = async () => (await import('../../../features/dance/session/judge-moves')).loadJudge();
const DanceFloor = lazy(async () => ({ default: (await loadFloor()).DanceFloor }));
const DanceHistory = lazy(async () => ({
  default: (await import('../../../features/dance/components/dance-history')).DanceHistory,
}));
const DanceFinish = lazy(async () => ({ default: (await loadFinish()).DanceFinish }));

/** Loads while people choose, so that the dance opens right away and can end without a connection. */
const loadAhead = () => Promise.all([loadFloor(), loadFinish(), loadDance()]);

const firstChoice: DanceChoice = { style: 'pop', set: 'ten-moves', camera: true };

export default function DancePage() {
  const [choice, setChoice] = useState(firstChoice);
  const [dance, setDance] = useState<StartedDance | null>(null);
  const [danced, setDanced] = useState<{ dance: DancedDance; watched: boolean } | null>(null);
  const [moves, setMoves] = useState(false);
  const { outbox, userId } = useDanceOutbox();
  const { data } = useInfiniteQuery(danceHistoryQuery());
  const camera = useDanceCamera(dance?.choice.camera ?? false);
  usePageTitle(brand.danceGame);
  useEffect(() => void loadAhead().catch(() => undefined), []);
  const isSeen = camera.state === 'on';
  useEffect(() => {
    // Tried again once the camera works: without a connection the first try failed.
    if (choice.camera || isSeen) void loadJudge().catch(() => undefined);
  }, [choice.camera, isSeen]);
  const begin = async () => {
    const { prepareDance } = await loadDance();
    setDanced(null);
    setDance(prepareDance(choice));
  };
  const { follow, isLeft } = useFollowed(outbox);
  const takeDanced = (done: DancedDance) => {
    follow(done.id);
    outbox.add({ userId, ...done });
    camera.stop();
    // The dialog shows this, unless the person has left the page.
    if (isLeft()) toast.success('Session complete', summaryText(danceResult(done.set, done.samples)));
    else
      setDanced({ dance: done, watched: isSeen || done.samples.some(({ accuracy }) => accuracy !== null) });
  };
  const leave = () => {
    camera.stop();
    setDance(null);
  };
  return (
    <Suspense fallback={<Splash />}>
      {dance ? (
        <DanceFloor
          key={dance.id}
          dance={dance}
          camera={dance.choice.camera ? camera : null}
          Coach={DanceCoach}
          moves={moves}
          onDanced={takeDanced}
          onEnd={leave}
        />
      ) : (
        <DanceChooser
          choice={choice}
          onChange={setChoice}
          onDance={() => void begin()}
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
      {danced && (
        <DanceFinish
          danced={danced.dance}
          watched={danced.watched}
          onAgain={() => void begin()}
          onClose={() => {
            setDanced(null);
            leave();
          }}
        />
      )}
    </Suspense>
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
