import { useEffect, useRef, useState } from 'react';
import { createCalmCues } from './calm-cues';

const tickMs = 250;
const loadVoice = () => import('../../../lib/audio/announcer');

/** The cue to show; some are also spoken, if the audio settings allow. */
export function useCalmCue(cue: string | null, isRunning: boolean): string | null {
  const [cues] = useState(createCalmCues);
  const [shown, setShown] = useState<string | null>(null);
  const latest = useRef(cue);
  useEffect(() => {
    latest.current = cue;
  }, [cue]);
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setInterval(() => {
      const told = cues.take(latest.current, performance.now() / 1000);
      setShown(told.shown);
      if (told.say !== null) void loadVoice().then(({ say }) => say(told.say ?? ''));
    }, tickMs);
    return () => clearInterval(timer);
  }, [cues, isRunning]);
  return isRunning ? shown : null;
}
