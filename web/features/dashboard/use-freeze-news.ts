import { useEffect } from 'react';
import * as z from 'zod';
import type { Profile } from '../../../shared/contracts/profile';
import { deviceStorage } from '../../lib/kept-storage';
import { toast } from '../../ui/toast';

type Progress = Pick<Profile['progress'], 'freezesHeld' | 'frozenDates'>;

const key = 'freezes-told';
const toldSchema = z.object({ held: z.number(), lastFrozen: z.string() });
type Told = z.output<typeof toldSchema>;

function readTold(): Told | null {
  try {
    return toldSchema.safeParse(JSON.parse(deviceStorage.read(key) ?? 'null')).data ?? null;
  } catch {
    return null;
  }
}

function keepTold(told: Told): void {
  deviceStorage.write(key, JSON.stringify(told));
}

/** What changed about the freezes since `told`; nothing on a device that has not told anything yet. */
export function freezeNews({ freezesHeld, frozenDates }: Progress, told: Told | null): string[] {
  if (!told) return [];
  const covered = frozenDates.filter((date) => date > told.lastFrozen).length;
  return [
    ...(covered > 0
      ? [
          `Your streak goes on: ${covered === 1 ? 'a freeze covered the day' : 'freezes covered the days'} you missed.`,
        ]
      : []),
    ...(freezesHeld > told.held - covered && freezesHeld > 0
      ? ['Seven days in a row earned you a freeze. If you miss a day, it covers you.']
      : []),
  ];
}

/** Shows once per device when a freeze was earned or used. */
export function useFreezeNews(progress: Progress | undefined): void {
  useEffect(() => {
    if (!progress) return;
    for (const news of freezeNews(progress, readTold())) toast.info('Streak freeze', news);
    keepTold({
      held: progress.freezesHeld,
      lastFrozen: progress.frozenDates.at(-1) ?? readTold()?.lastFrozen ?? '',
    });
  }, [progress]);
}
