import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { serverNow } from '../../../lib/clock';
import { useWakeLock } from '../../../lib/use-wake-lock';
import { startDance } from '../api/send-dance';
import type { UnsentDance } from '../outbox/unsent-dances';
import type { DanceCamera } from './dance-camera';
import type { StartedDance } from './started-dance';

const tickMs = 200;
const loadVoice = () => import('../../../lib/audio/announcer');

export type DancedDance = Omit<UnsentDance, 'userId'>;

interface RunOptions {
  dance: StartedDance;
  /** Null in a dance without a camera. */
  camera: DanceCamera | null;
  /** Called once, with what was danced: at the last beat, at End Session, or on leaving the page. */
  onDanced: (danced: DancedDance) => void;
}

/** Runs a dance: time, music, voice, wake lock, and camera, from the first beat to every way out. */
export function useDanceRun({ dance, camera, onDanced }: RunOptions) {
  const { id, choice, session, music } = dance;
  const view = useSyncExternalStore(session.subscribe, session.read);
  const startedAt = useRef<string | null>(null);
  const [begun, setBegun] = useState(false);
  const { phase } = view.moment;
  const running = begun && phase !== 'paused' && phase !== 'finished';
  const report = useRef(onDanced);
  useEffect(() => {
    report.current = onDanced;
  }, [onDanced]);

  const play = useCallback(() => {
    if (startedAt.current === null) {
      startedAt.current = serverNow().toISOString();
      // Offline, it is sent with the result.
      void startDance({ id, ...choice, startedAt: startedAt.current }).catch(() => undefined);
    }
    setBegun(true);
    session.play();
    music?.play();
  }, [id, choice, session, music]);

  const pause = useCallback(() => {
    session.pause();
    music?.pause();
  }, [session, music]);

  /** Only the first call counts. */
  const finish = useCallback(() => {
    const started = startedAt.current;
    session.pause();
    music?.close();
    void loadVoice().then(({ hush }) => hush());
    startedAt.current = null;
    if (started === null || session.samples().length === 0) return;
    const finishedAt = serverNow().toISOString();
    report.current({ id, ...choice, startedAt: started, samples: [...session.samples()], finishedAt });
  }, [id, choice, session, music]);

  useEffect(() => {
    if (!running) return undefined;
    const timer = setInterval(session.tick, tickMs);
    const onHidden = () => document.hidden && pause();
    document.addEventListener('visibilitychange', onHidden);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', onHidden);
    };
  }, [running, session, pause]);

  useEffect(() => {
    if (phase === 'finished') finish();
  }, [phase, finish]);
  useEffect(() => {
    // On a reload or a closed tab, what was danced so far is kept.
    window.addEventListener('pagehide', finish);
    return () => {
      window.removeEventListener('pagehide', finish);
      finish();
    };
  }, [finish]);
  useWakeLock(running);
  useCalls(running && phase === 'dancing' ? view.call : null);
  useFrames(dance, camera);

  return { view, begun, running, play, pause, finish };
}

/** The coach calls each move before it starts. */
function useCalls(call: string | null): void {
  useEffect(() => {
    if (call !== null) void loadVoice().then(({ say }) => say(call));
  }, [call]);
}

function useFrames({ session }: StartedDance, camera: DanceCamera | null): void {
  const onFrame = camera?.onFrame;
  const isOn = camera?.state === 'on';
  useEffect(() => {
    if (!onFrame || !isOn) return undefined;
    const stop = onFrame(session.takeFrame);
    return () => {
      stop();
      session.forgetFrames();
    };
  }, [onFrame, isOn, session]);
}
