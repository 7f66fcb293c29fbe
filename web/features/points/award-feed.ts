import type { PointsTransaction } from '../../../shared/contracts/points';
import type { ServerFrame } from '../../../shared/sockets/frames';
import { createEmitter } from '../../lib/emitter';
import { toast } from '../../ui/toast';

type AwardFrame = Extract<ServerFrame, { type: 'points.awarded' }>;
export type Award = AwardFrame['awards'][number];

export interface AwardNews {
  awards: Award[];
  totalPoints: number;
}

const keyOf = ({ activityType, activityId, description }: Award) =>
  [activityType, activityId, description].join('|');

/** Collects all news of points in this tab: frames may repeat, and the ledger may report them first. */
export function createAwardFeed(announce: (award: Award) => void) {
  const framesSeen = new Set<string>();
  const toldFromLedger = new Set<string>();
  const told = createEmitter<AwardNews>();

  function tell(news: AwardNews): void {
    news.awards.forEach(announce);
    told.tell(news);
  }

  return {
    takeFrame({ eventId, awards, totalPoints }: AwardFrame): void {
      if (framesSeen.has(eventId)) return;
      framesSeen.add(eventId);
      const fresh = awards.filter((award) => !toldFromLedger.delete(keyOf(award)));
      if (fresh.length > 0) tell({ awards: fresh, totalPoints });
    },
    /** Awards read from the ledger because no frame came; a late frame for them is ignored. */
    takeLedger(awards: PointsTransaction[], totalPoints: number): void {
      awards.forEach((award) => toldFromLedger.add(keyOf(award)));
      tell({ awards, totalPoints });
    },
    /** Calls back with every event until the returned function is called. */
    subscribe: told.subscribe,
  };
}

export type AwardFeed = ReturnType<typeof createAwardFeed>;

/** This tab's feed: a toast for each award. */
export const awardFeed = createAwardFeed(({ points, description }) => toast.points(points, description));
