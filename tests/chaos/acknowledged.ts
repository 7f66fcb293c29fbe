import type { TestUser } from '../support/sign-in';

/** What the product has acknowledged. */
export type Kind =
  | 'account'
  | 'begun dance'
  | 'begun workout'
  | 'dance'
  | 'friend accepted'
  | 'friend request'
  | 'group'
  | 'joined group'
  | 'meal'
  | 'message'
  | 'photo'
  | 'removed dance'
  | 'removed meal'
  | 'removed workout'
  | 'saved progress'
  | 'saved workout'
  | 'steps'
  | 'water'
  | 'weight'
  | 'workout';

/** A write that must be there at the end, exactly once. `key` identifies it among its person's writes. */
export interface Acknowledged {
  kind: Kind;
  userId: string;
  key: string;
  answer: Record<string, unknown>;
}

/** A request with its client-made ID, so that it can be repeated. */
export interface WriteRequest {
  kind: Kind;
  user: TestUser;
  method: string;
  path: string;
  body?: unknown;
  key: string;
}

/** What the client remembers: acknowledged and refused requests, and those without an answer. */
export class Memory {
  readonly users = new Map<string, TestUser>();
  readonly acknowledged: Acknowledged[] = [];
  /** Sent and given up on without an answer: done or not, but never twice. */
  readonly uncertain: WriteRequest[] = [];
  readonly refusals = new Map<string, number>();
  attempts = 0;
  unanswered = 0;
  turnedAway = 0;

  refuse(kind: Kind, code: string): void {
    const name = `${kind}: ${code}`;
    this.refusals.set(name, (this.refusals.get(name) ?? 0) + 1);
  }

  counts(): Map<Kind, number> {
    const counts = new Map<Kind, number>();
    for (const { kind } of this.acknowledged) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return new Map([...counts].toSorted(([a], [b]) => (a < b ? -1 : 1)));
  }
}

type Outcome =
  | { done: Record<string, unknown> }
  | { refused: string }
  | 'unanswered'
  | 'turned away'
  | 'busy';

/** Sends it once. Any response that is not the product's own says nothing about whether it was done. */
async function send({ user, method, path, body }: WriteRequest): Promise<Outcome> {
  try {
    const sent = body === undefined || body instanceof Uint8Array ? body : JSON.stringify(body);
    const response = await user.fetch(method, path, sent);
    // Refused before it began: the server is overloaded.
    if (response.status === 503 && response.headers.has('retry-after')) return 'turned away';
    const answer = JSON.parse(await response.text()) as Record<string, unknown>;
    if (response.ok) return { done: answer };
    const { error } = answer as { error?: { code?: string } };
    if (response.status >= 500 || !error?.code) return 'unanswered';
    const isPassing = ['coach_busy', 'changed_meanwhile'].includes(error.code);
    return isPassing ? 'busy' : { refused: error.code };
  } catch {
    return 'unanswered';
  }
}

export interface Persistence {
  /** Resolves when another try is worthwhile. */
  pause: () => Promise<unknown>;
  /** Whether the person closes the app if no answer comes at first. */
  givesUp: boolean;
  /** Whether to keep trying at all. */
  goesOn: () => boolean;
}

/** Repeats a request, like the client's outbox does, until it is answered or given up on. Returns the answer, or null. */
export async function insist(
  memory: Memory,
  request: WriteRequest,
  { pause, givesUp, goesOn }: Persistence,
): Promise<Record<string, unknown> | null> {
  while (goesOn()) {
    memory.attempts += 1;
    const outcome = await send(request);
    if (typeof outcome === 'object' && 'done' in outcome) {
      const { kind, user, key } = request;
      memory.acknowledged.push({ kind, userId: user.userId, key, answer: outcome.done });
      return outcome.done;
    }
    if (typeof outcome === 'object') {
      memory.refuse(request.kind, outcome.refused);
      return null;
    }
    if (outcome === 'unanswered') {
      memory.unanswered += 1;
      if (givesUp) break;
    }
    if (outcome === 'turned away') memory.turnedAway += 1;
    await pause();
  }
  memory.uncertain.push(request);
  return null;
}
