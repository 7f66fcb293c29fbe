import { Suspense, useContext, useEffect, useState } from 'react';
import { keepBeats } from '../player/kept-beats';
import type { PlayerView } from '../player/player-view';
import type { Player } from '../player/use-player';
import { PlayerHeart } from '../player-heart';

interface MaybeBluetooth {
  bluetooth?: { getAvailability(): Promise<boolean> };
}

/** Only Chromium has it, where the device does and no policy forbids it. */
function useHasBluetooth(): boolean {
  const [has, setHas] = useState(false);
  useEffect(() => {
    const { bluetooth } = navigator as MaybeBluetooth;
    void bluetooth?.getAvailability().then(setHas, () => undefined);
  }, []);
  return has;
}

interface PlayerHeartSlotProps {
  sessionId: string;
  player: Player;
  view: PlayerView;
}

/** Heart rate beside the timer; nothing of it loads where there is no Bluetooth. */
export function PlayerHeartSlot({ sessionId, player, view }: PlayerHeartSlotProps) {
  const { phase, paused, leadIn } = view;
  const heart = { Shown: useContext(PlayerHeart) };
  const has = useHasBluetooth();
  if (!heart.Shown || !has || phase === 'done') return null;
  const isRunning = !paused && !leadIn;
  return (
    <Suspense>
      <heart.Shown
        isWorking={isRunning && phase === 'work'}
        isRunning={isRunning}
        onBeats={(beats) => keepBeats(sessionId, player.state.activeMs, beats)}
        onPause={() => !paused && player.togglePause()}
      />
    </Suspense>
  );
}
