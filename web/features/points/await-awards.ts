import type { PointsTransaction } from '../../../shared/contracts/points';
import type { AwardFeed } from './award-feed';

const patienceMs = 3_000;
const pauseMs = 1_000;
const reads = 10;

interface Ledger {
  transactions: PointsTransaction[];
  totalPoints: number;
}

interface Wait {
  sessionId: string;
  feed: AwardFeed;
  readLedger: () => Promise<Ledger>;
  /** Nothing came: the points will be written later, or there are none. */
  onNothing: () => void;
}

/** What one session earned: its own entry and those written together with it. */
function awardsOf(sessionId: string, transactions: PointsTransaction[]): PointsTransaction[] {
  const own = transactions.find(({ activityId }) => activityId === sessionId);
  return own ? transactions.filter(({ createdAt }) => createdAt === own.createdAt) : [];
}

/**
 * Frames are only hints: if none has come 3 s after a session was completed, the ledger is read every second, at
 * most ten times, and its content is announced instead. Returns a function that cancels the wait.
 */
export function awaitAwards({ sessionId, feed, readLedger, onNothing }: Wait): () => void {
  let timer = setTimeout(() => void look(1), patienceMs);
  let over = false;
  const stopListening = feed.subscribe(stop);

  function stop(): void {
    over = true;
    clearTimeout(timer);
    stopListening();
  }

  async function look(attempt: number): Promise<void> {
    const ledger = await readLedger().catch(() => null);
    if (over) return;
    const awards = awardsOf(sessionId, ledger?.transactions ?? []);
    if (ledger && awards.length > 0) {
      feed.takeLedger(awards, ledger.totalPoints);
    } else if (attempt < reads) {
      timer = setTimeout(() => void look(attempt + 1), pauseMs);
    } else {
      stop();
      onNothing();
    }
  }

  return stop;
}
