import { useEffect } from 'react';
import { spokenText } from './announcement';
import type { PlayerView } from './player-view';
import type { SideView } from './side';

const load = () => import('../../../lib/audio/announcer');

/** Announces what's next and counts in, if the audio settings allow. Its code loads on first use. */
export function useSounds(view: PlayerView, cue: string | undefined, side: SideView) {
  const { countdown, ending, secondsLeft, paused, phase, leadIn } = view;
  const words = leadIn ? null : spokenText(view, cue, side);
  const last = ending && !paused ? secondsLeft : null;

  useEffect(() => {
    if (words) void load().then(({ say }) => say(words));
    else if (words === null) void load().then(({ hush }) => hush());
  }, [words]);

  useEffect(() => {
    if (countdown === null || paused) return;
    void load().then(({ say, beep }) => {
      say(String(countdown));
      beep('count');
    });
  }, [countdown, paused]);

  useEffect(() => {
    if (last !== null) void load().then(({ beep }) => beep('count'));
  }, [last]);

  const changing = side.isChanging && !leadIn && !paused;
  useEffect(() => {
    if (changing) void load().then(({ beep }) => beep('go'));
  }, [changing]);

  const working = phase === 'work' && !leadIn && !paused;
  useEffect(() => {
    if (working) void load().then(({ beep }) => beep('go'));
  }, [working]);

  useEffect(() => () => void load().then(({ hush }) => hush()), []);
}
