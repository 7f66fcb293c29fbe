import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DraftAnswers } from '../../../shared/rules/questionnaire';
import { createDraftSaver } from './draft-saver';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A saver whose server can be made to fail or to take its time. */
function start() {
  const server = { received: [] as DraftAnswers[], down: false, hold: null as Promise<void> | null };
  const statuses: string[] = [];
  const saver = createDraftSaver({
    save: async (answers) => {
      await server.hold;
      if (server.down) throw new Error('no connection');
      server.received.push(answers);
    },
    onStatus: (status) => statuses.push(status),
  });
  return { server, statuses, saver };
}

describe('the draft saver', () => {
  it('sends answers given in quick succession together', async () => {
    const { server, statuses, saver } = start();
    saver.add({ gender: 'female' });
    saver.add({ age: 34 });
    saver.add({ age: 35 });
    expect(server.received).toEqual([]);
    await vi.advanceTimersByTimeAsync(500);
    expect(server.received).toEqual([{ gender: 'female', age: 35 }]);
    expect(statuses).toEqual(['saving', 'saved']);
  });

  it('sends right away when asked to', async () => {
    const { server, saver } = start();
    saver.add({ gender: 'male' });
    await saver.flush();
    expect(server.received).toEqual([{ gender: 'male' }]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(server.received).toHaveLength(1);
  });

  it('keeps answers that did not arrive and retries, with newer ones', async () => {
    const { server, statuses, saver } = start();
    server.down = true;
    saver.add({ gender: 'other', age: 20 });
    await vi.advanceTimersByTimeAsync(500);
    expect(statuses.at(-1)).toBe('waiting');
    saver.add({ age: 21 });
    await vi.advanceTimersByTimeAsync(500);
    server.down = false;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(server.received).toEqual([{ gender: 'other', age: 21 }]);
    expect(statuses.at(-1)).toBe('saved');
  });

  it('never runs two requests at once: the later one could arrive first', async () => {
    const { server, saver } = start();
    let arrive: () => void = () => undefined;
    server.hold = new Promise((resolve) => (arrive = resolve));
    saver.add({ age: 30 });
    await vi.advanceTimersByTimeAsync(500);
    saver.add({ age: 31 });
    await vi.advanceTimersByTimeAsync(500);
    expect(server.received).toEqual([]);
    arrive();
    await vi.advanceTimersByTimeAsync(500);
    expect(server.received).toEqual([{ age: 30 }, { age: 31 }]);
  });

  it('sends nothing after it was closed, and continues when it is opened again', async () => {
    const { server, saver } = start();
    saver.add({ age: 40 });
    await saver.close();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toEqual([]);
    saver.open();
    await vi.advanceTimersByTimeAsync(500);
    expect(server.received).toEqual([{ age: 40 }]);
  });

  it('waits for the running request when closing', async () => {
    const { server, saver } = start();
    let arrive: () => void = () => undefined;
    server.hold = new Promise((resolve) => (arrive = resolve));
    saver.add({ age: 50 });
    await vi.advanceTimersByTimeAsync(500);
    let closed = false;
    const closing = saver.close().then(() => (closed = true));
    await vi.advanceTimersByTimeAsync(100);
    expect(closed).toBe(false);
    arrive();
    await closing;
    expect(server.received).toEqual([{ age: 50 }]);
  });

  it('sends what is left when the form is left, but does not retry', async () => {
    const { server, saver } = start();
    server.down = true;
    saver.add({ age: 60 });
    await saver.finish();
    server.down = false;
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.received).toEqual([]);
  });
});
