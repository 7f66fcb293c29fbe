import type { OpenAIRealtimeWS } from 'openai/realtime/ws';
import type { RealtimeServerEvent } from 'openai/resources/realtime/realtime';
import { ModelFailure } from './model-failure';

export interface EventQueue {
  /** The next event in order; throws ModelFailure if the socket fails, closes, or stays silent. */
  next(): Promise<RealtimeServerEvent>;
}

/** The events of a realtime socket one by one; `silenceMs` without one is a failure. */
export function createEventQueue(socket: OpenAIRealtimeWS, silenceMs: number): EventQueue {
  const arrived: RealtimeServerEvent[] = [];
  let failure: ModelFailure | null = null;
  let wake: (() => void) | null = null;
  const fail = (reason: ModelFailure) => {
    failure ??= reason;
    wake?.();
  };
  socket.on('event', (event) => {
    arrived.push(event);
    wake?.();
  });
  // The SDK reports refused connections, broken ones, and model errors the same way.
  socket.on('error', (error) => fail(new ModelFailure('server', null, error)));
  socket.socket.on('close', () => fail(new ModelFailure('server')));

  async function arrival(): Promise<void> {
    const timer = setTimeout(() => fail(new ModelFailure('silent')), silenceMs);
    await new Promise<void>((resolve) => (wake = resolve));
    clearTimeout(timer);
    wake = null;
  }

  return {
    async next() {
      if (arrived.length === 0 && !failure) await arrival();
      const event = arrived.shift();
      if (event) return event;
      throw failure ?? new ModelFailure('server');
    },
  };
}
