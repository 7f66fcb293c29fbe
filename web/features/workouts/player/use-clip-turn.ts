import { useCallback, useState } from 'react';

interface Seen {
  /** The work that it was seen in. */
  work: string;
  /** 0: the clip shows the left; 1: the right. */
  half: number;
  turn: number;
}

/**
 * Which turn a clip is in that shows the left in its first half and the right in its second: 0 for the first left, 1 for the
 * first right, and so on. Only the clip's own time counts; null until it plays. `work` names the set, null outside of one.
 */
export function useClipTurn(work: string | null) {
  const [seen, setSeen] = useState<Seen | null>(null);
  const onClipTime = useCallback(
    (share: number) => {
      if (work === null) return;
      const half = share < 0.5 ? 0 : 1;
      setSeen((before) => {
        if (before?.work !== work) return { work, half, turn: half };
        return before.half === half ? before : { work, half, turn: before.turn + 1 };
      });
    },
    [work],
  );
  return { turn: seen?.work === work ? (seen?.turn ?? null) : null, onClipTime };
}
