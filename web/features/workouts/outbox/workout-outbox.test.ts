import { describe, expect, it } from 'vitest';
import { ApiError } from '../../../lib/api/api-error';
import {
  completionOf,
  down,
  openBrowser,
  pass,
  readRefused,
  readUnsent,
  send,
  setUpOutbox,
  stops,
  stored,
} from './outbox.fixture';
import type { UnsentWorkout } from './unsent-workouts';
import { readOpenCompletion, type WorkoutOutbox } from './workout-kind';

const sessionsSent = () => send.mock.calls.map(([{ sessionId }]) => sessionId);
const tellOtherTabs = () => window.dispatchEvent(new StorageEvent('storage', { key: null }));
const stateOf = (outbox: WorkoutOutbox, sessionId: string) => outbox.read(sessionId)?.state ?? null;

setUpOutbox();

describe('a finished workout', () => {
  it('is saved before it is sent, sent right away, and forgotten once it has arrived', async () => {
    const { outbox, news } = openBrowser().openTab();
    outbox.follow('a');
    let kept: UnsentWorkout[] = [];
    send.mockImplementationOnce(() => {
      kept = readUnsent('sam');
      return Promise.resolve(stored('a'));
    });
    outbox.add(completionOf('a'));
    await pass(0);
    expect(kept).toEqual([completionOf('a')]);
    expect(readUnsent('sam')).toEqual([]);
    expect(outbox.read('a')).toMatchObject({ state: 'done', failed: false, saved: { id: 'a' } });
    expect(news).toMatchObject([{ state: 'done', followed: true }]);
  });

  it('shows on its way that it is sent, that it waits, and that the last try failed', async () => {
    send.mockRejectedValueOnce(down);
    const { outbox } = openBrowser().openTab();
    const states: string[] = [];
    stops.push(
      outbox.subscribe(() => {
        const { state, failed } = outbox.read('a') ?? {};
        const shown = `${state}${failed ? ', failed' : ''}`;
        if (states.at(-1) !== shown) states.push(shown);
      }),
    );
    outbox.follow('a');
    outbox.add(completionOf('a'));
    await pass(5);
    expect(states).toEqual(['waiting', 'sending', 'waiting, failed', 'sending, failed', 'done']);
  });

  it('waits offline and is sent as soon as the line is back, with exactly the same content', async () => {
    send.mockRejectedValue(down);
    const { openTab, setLine } = openBrowser();
    setLine(false);
    const { outbox } = openTab();
    outbox.add(completionOf('a'));
    await pass(3);
    send.mockResolvedValue(stored('a'));
    setLine(true);
    await pass(0);
    expect(send.mock.calls).toEqual([[completionOf('a')], [completionOf('a')]]);
    expect(readUnsent('sam')).toEqual([]);
    await pass(600);
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('is tried with growing pauses while the server is down, and on request right away', async () => {
    send.mockRejectedValue(down);
    const { outbox } = openBrowser().openTab();
    outbox.add(completionOf('a'));
    await pass(0);
    for (const seconds of [5, 10, 20, 40, 60, 60]) {
      const before = send.mock.calls.length;
      await pass(seconds - 0.1);
      expect(send).toHaveBeenCalledTimes(before);
      await pass(0.1);
      expect(send).toHaveBeenCalledTimes(before + 1);
    }
    send.mockResolvedValue(stored('a'));
    outbox.retry();
    await pass(0);
    expect(readUnsent('sam')).toEqual([]);
  });

  it('is known at the next visit and sent as soon as the app is open', async () => {
    send.mockRejectedValue(down);
    const before = openBrowser().openTab();
    before.outbox.add(completionOf('a'));
    await pass(0);
    before.close();
    send.mockResolvedValue(stored('a'));
    await pass(600);
    expect(send).toHaveBeenCalledTimes(1);
    const after = openBrowser().openTab(false);
    expect(readOpenCompletion(after.outbox)?.entry).toEqual(completionOf('a'));
    stops.push(after.outbox.subscribe(() => undefined));
    await pass(0);
    expect(after.news).toMatchObject([{ state: 'done', followed: false }]);
    expect(readOpenCompletion(after.outbox)).toBeNull();
  });

  it('is sent again when the page was left while it was under way', async () => {
    send.mockReturnValueOnce(new Promise(() => undefined));
    const left = openBrowser().openTab();
    left.outbox.add(completionOf('a'));
    await pass(0);
    left.close();
    const { news } = openBrowser().openTab();
    await pass(0);
    expect(sessionsSent()).toEqual(['a', 'a']);
    expect(news).toMatchObject([{ state: 'done', saved: { id: 'a' } }]);
  });

  it('is kept by versions that kept only one, and in this one too', async () => {
    localStorage.setItem('workout-unsent', JSON.stringify(completionOf('old')));
    openBrowser().openTab();
    await pass(0);
    expect(sessionsSent()).toEqual(['old']);
    expect(localStorage.getItem('workout-unsent')).toBeNull();
  });

  it("of another person stays on the device and is not sent from this one's account", async () => {
    localStorage.setItem('workout-unsent', JSON.stringify([{ ...completionOf('a'), userId: 'noah' }]));
    const { outbox } = openBrowser().openTab();
    outbox.add(completionOf('b'));
    await pass(600);
    expect(sessionsSent()).toEqual(['b']);
    expect(readUnsent('noah')).toHaveLength(1);
  });
});

describe('a workout that has not arrived', () => {
  it('knows whether it failed for want of a connection', async () => {
    send.mockRejectedValue(down);
    const { openTab, setLine } = openBrowser();
    setLine(false);
    const { outbox } = openTab();
    outbox.add(completionOf('a'));
    await pass(0);
    expect(outbox.read('a')).toMatchObject({ failed: true, isOffline: true });
    send.mockRejectedValue(new ApiError('internal', 500, 'Something went wrong.'));
    setLine(true);
    await pass(0);
    expect(outbox.read('a')).toMatchObject({ failed: true, isOffline: false });
  });

  it('is sent with the rating it was given meanwhile, also by a later visit', async () => {
    const rated = { ...completionOf('a'), effort: 'too_hard' as const };
    send.mockRejectedValue(down);
    const { outbox, close } = openBrowser().openTab();
    outbox.add(completionOf('a'));
    await pass(0);
    outbox.amend('a', () => rated);
    expect(readUnsent('sam')).toEqual([rated]);
    close();
    send.mockResolvedValue(stored('a'));
    openBrowser().openTab();
    await pass(0);
    expect(send.mock.lastCall).toEqual([rated]);
  });

  it('is not changed once it has arrived', async () => {
    const { outbox } = openBrowser().openTab();
    outbox.follow('a');
    outbox.add(completionOf('a'));
    await pass(0);
    outbox.amend('a', (entry) => ({ ...entry, title: 'Another' }));
    expect(outbox.read('a')?.entry).toEqual(completionOf('a'));
    expect(readUnsent('sam')).toEqual([]);
  });
});

describe('a workout that the server does not take', () => {
  it('is set aside when the account has no such session, and says so until it is discarded', async () => {
    send.mockRejectedValue(new ApiError('session_not_found', 404, 'There is no such workout session.'));
    const { outbox, news } = openBrowser().openTab();
    const stopFollowing = outbox.follow('a');
    outbox.add(completionOf('a'));
    await pass(600);
    expect(send).toHaveBeenCalledTimes(1);
    expect(readRefused('sam')).toEqual([completionOf('a')]);
    expect(outbox.read('a')).toMatchObject({
      state: 'refused',
      failed: true,
      saved: null,
      refusal: { code: 'session_not_found' },
    });
    expect(news).toMatchObject([{ state: 'refused', followed: true }]);
    stopFollowing();
    expect(outbox.read('a')?.state).toBe('refused');
    outbox.discard('a');
    expect(outbox.read('a')).toBeNull();
    expect(readRefused('sam')).toEqual([]);
  });

  it.each([
    ['unauthorized', 401],
    ['rate_limited', 429],
    ['app_outdated', 426],
  ] as const)('is kept when the answer is %s', async (code, status) => {
    send.mockRejectedValue(new ApiError(code, status, 'Not now.'));
    openBrowser().openTab().outbox.add(completionOf('a'));
    await pass(60);
    expect(readUnsent('sam')).toEqual([completionOf('a')]);
  });

  it('does not keep another one from being sent', async () => {
    send.mockImplementation(({ sessionId }) =>
      sessionId === 'a'
        ? Promise.reject(new ApiError('internal', 500, 'Something went wrong.'))
        : Promise.resolve(stored(sessionId)),
    );
    const { outbox } = openBrowser().openTab();
    outbox.add(completionOf('a'));
    outbox.add(completionOf('b'));
    await pass(0);
    expect(readUnsent('sam')).toEqual([completionOf('a')]);
  });

  it('shows the stored result when it was ended elsewhere, and sends nothing again', async () => {
    const elsewhere = stored('a', { finishedExercises: [0, 1, 2], activeSeconds: 400 });
    send.mockResolvedValue(elsewhere);
    const { outbox } = openBrowser().openTab();
    outbox.follow('a');
    outbox.add(completionOf('a'));
    await pass(600);
    expect(outbox.read('a')).toMatchObject({ state: 'done', saved: elsewhere });
    expect(send).toHaveBeenCalledTimes(1);
  });
});

describe('several workouts', () => {
  it('are sent one after the other, in the order in which they were finished', async () => {
    let underWay = 0;
    let most = 0;
    send.mockImplementation(async ({ sessionId }) => {
      most = Math.max(most, (underWay += 1));
      await new Promise((done) => setTimeout(done, 200));
      underWay -= 1;
      return stored(sessionId);
    });
    const { outbox } = openBrowser().openTab();
    for (const id of ['a', 'b', 'c']) outbox.add(completionOf(id));
    await pass(1);
    expect(sessionsSent()).toEqual(['a', 'b', 'c']);
    expect(most).toBe(1);
  });
});

describe('two tabs', () => {
  it('send one workout once, however many of them see that the line is back', async () => {
    send.mockRejectedValue(down);
    const { openTab, setLine } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    first.outbox.add(completionOf('a'));
    tellOtherTabs();
    await pass(0);
    expect(stateOf(second.outbox, 'a')).toBe('waiting');
    send.mockClear();
    send.mockImplementation(async ({ sessionId }) => {
      await new Promise((done) => setTimeout(done, 300));
      return stored(sessionId);
    });
    setLine(true);
    await pass(120);
    expect(sessionsSent()).toEqual(['a']);
    expect([...first.news, ...second.news]).toHaveLength(1);
    expect(readOpenCompletion(second.outbox)).toBeNull();
  });

  it('both show the result where both show the workout: the second one asks for what is stored', async () => {
    const { openTab } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    send.mockRejectedValue(down);
    second.outbox.follow('a');
    second.outbox.add(completionOf('a'));
    await pass(0);
    send.mockImplementation(({ sessionId }) => Promise.resolve(stored(sessionId)));
    first.outbox.retry();
    await pass(0);
    tellOtherTabs();
    await pass(0);
    expect(first.news).toMatchObject([{ state: 'done', followed: false }]);
    expect(second.outbox.read('a')).toMatchObject({ state: 'done', saved: { id: 'a' } });
    const all = send.mock.calls.length;
    await pass(600);
    expect(send).toHaveBeenCalledTimes(all);
  });

  it('take over from each other: one that is closed leaves its workout to the other', async () => {
    send.mockRejectedValue(down);
    const { openTab } = openBrowser();
    const [first, second] = [openTab(), openTab()];
    first.outbox.add(completionOf('a'));
    await pass(0);
    tellOtherTabs();
    first.close();
    send.mockResolvedValue(stored('a'));
    await pass(60);
    expect(second.news).toMatchObject([{ state: 'done' }]);
  });
});
