import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import {
  completionOf,
  down,
  idOf,
  openBrowser,
  pass,
  readRefused,
  readUnsent,
  send,
  setUpOutbox,
  startOf,
  stored,
} from './outbox.fixture';
import { readOpenCompletion, readStarted, type WorkoutOutbox } from './workout-kind';

const sent = () => send.mock.calls.map(([entry]) => idOf(entry));

setUpOutbox();

describe('a workout that began without a connection', () => {
  const playOffline = (tab: { outbox: WorkoutOutbox }) => {
    send.mockRejectedValue(down);
    tab.outbox.add(startOf('a'));
    tab.outbox.add(completionOf('a'));
  };

  it('is known at the next visit, until it is finished', async () => {
    send.mockRejectedValue(down);
    const before = openBrowser().openTab();
    before.outbox.add(startOf('a'));
    await pass(0);
    before.close();
    const { outbox } = openBrowser().openTab();
    expect(readStarted(outbox)).toEqual(startOf('a'));
    expect(readOpenCompletion(outbox)).toBeNull();
    outbox.add(completionOf('a'));
    expect(readStarted(outbox)).toBeNull();
    expect(readOpenCompletion(outbox)?.entry).toEqual(completionOf('a'));
  });

  it('is sent from its start to its end when the line is back, each once', async () => {
    const { openTab, setLine } = openBrowser();
    setLine(false);
    const tab = openTab();
    playOffline(tab);
    await pass(3);
    send.mockClear();
    send.mockImplementation(({ sessionId }) => Promise.resolve(stored(sessionId)));
    setLine(true);
    await pass(600);
    expect(sent()).toEqual(['start a', 'a']);
    expect(tab.news).toMatchObject([{ state: 'done' }, { state: 'done' }]);
    expect(readUnsent('sam')).toEqual([]);
  });

  it('does not end before it has begun, whatever the server answers to its start', async () => {
    const tab = openBrowser().openTab();
    playOffline(tab);
    await pass(0);
    for (const code of ['session_already_open', 'too_many_workouts', 'changed_meanwhile'] as const) {
      send.mockClear();
      send.mockRejectedValue(new ApiError(code, 409, 'Not now.'));
      tab.outbox.retry();
      await pass(0);
      expect(sent()).toEqual(['start a']);
      expect(tab.outbox.read('a')?.state).toBe('waiting');
    }
    expect(readUnsent('sam')).toEqual([startOf('a'), completionOf('a')]);
  });

  it('does not keep one that was finished before it from being sent', async () => {
    const tab = openBrowser().openTab();
    send.mockRejectedValue(down);
    tab.outbox.add(completionOf('b'));
    playOffline(tab);
    await pass(0);
    send.mockClear();
    send.mockImplementation((entry) =>
      idOf(entry) === 'start a'
        ? Promise.reject(new ApiError('session_already_open', 409, 'Another workout is still open.'))
        : Promise.resolve(stored(entry.sessionId)),
    );
    tab.outbox.retry();
    await pass(0);
    expect(sent()).toEqual(['b', 'start a']);
  });

  it('is told of when it is refused for good, and its end follows it', async () => {
    const tab = openBrowser().openTab();
    playOffline(tab);
    await pass(0);
    send.mockImplementation((entry) =>
      Promise.reject(
        idOf(entry) === 'start a'
          ? new ApiError('exercise_not_found', 404, 'There is no such exercise.')
          : new ApiError('session_not_found', 404, 'There is no such workout session.'),
      ),
    );
    tab.outbox.retry();
    await pass(0);
    expect(tab.news).toMatchObject([
      { entry: startOf('a'), state: 'refused' },
      { entry: completionOf('a'), state: 'refused' },
    ]);
    expect(readRefused('sam')).toEqual([startOf('a'), completionOf('a')]);
    send.mockImplementation(({ sessionId }) => Promise.resolve(stored(sessionId)));
    tab.outbox.retryRefused();
    await pass(0);
    expect(sent().slice(-2)).toEqual(['start a', 'a']);
    expect(readRefused('sam')).toEqual([]);
  });

  it('gives way to the one that was started in its place', async () => {
    send.mockRejectedValue(down);
    const { outbox } = openBrowser().openTab();
    outbox.add(startOf('a'));
    outbox.add(startOf('b', 'a'));
    await pass(0);
    expect(readStarted(outbox)?.sessionId).toBe('b');
    outbox.add(completionOf('b'));
    expect(readStarted(outbox)).toBeNull();
  });
});
