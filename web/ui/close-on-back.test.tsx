// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { announceOwnStep } from '../lib/own-step';
import { Dialog } from './dialog';
import { Menu, MenuItem } from './menu';
import { Sheet } from './sheet';

const watchers = new Set<EventTarget>();

class FakeCloseWatcher extends EventTarget {
  constructor({ signal }: { signal: AbortSignal }) {
    super();
    watchers.add(this);
    signal.addEventListener('abort', () => watchers.delete(this));
  }
}

/** A tab's history: its current position, and whether the previous entry is in the app. */
class FakeNavigation extends EventTarget {
  currentEntry = { index: 1 };
  isInApp = true;
  entries = () => [{ sameDocument: this.isInApp }, { sameDocument: true }, { sameDocument: true }];
}
let tab: FakeNavigation;

beforeEach(() => {
  tab = new FakeNavigation();
  history.replaceState({ key: 'page' }, '');
  vi.stubGlobal('navigation', tab);
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
  Object.defineProperty(navigator, 'userActivation', { value: { hasBeenActive: true }, configurable: true });
});
afterEach(() => {
  cleanup();
  watchers.clear();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const nextTask = () => new Promise((done) => setTimeout(done));

async function stepBack({ cancelable = true } = {}): Promise<'stays' | 'leaves'> {
  const step = new Event('navigate', { cancelable });
  Object.assign(step, { navigationType: 'traverse', destination: { index: 0 } });
  await act(async () => {
    tab.dispatchEvent(step);
    await nextTask();
  });
  return step.defaultPrevented ? 'stays' : 'leaves';
}

/** Android asks the most recently opened one. */
const gesture = () => act(() => void [...watchers].at(-1)?.dispatchEvent(new Event('close')));

function Page({ dismissible }: { dismissible?: boolean }) {
  const [open, setOpen] = useState<'nothing' | 'sheet' | 'dialog'>('nothing');
  return (
    <>
      <button onClick={() => setOpen('sheet')}>Open</button>
      <Sheet open={open !== 'nothing'} onOpenChange={() => setOpen('nothing')} title="Monday">
        <button onClick={() => setOpen('dialog')}>Ask</button>
        <button onClick={() => setOpen('nothing')}>Done</button>
      </Sheet>
      <Dialog
        open={open === 'dialog'}
        onOpenChange={() => setOpen('sheet')}
        title="Move it?"
        dismissible={dismissible}
      >
        <button onClick={() => setOpen('sheet')}>Stay</button>
      </Dialog>
    </>
  );
}

async function openPage(...buttons: string[]) {
  const user = userEvent.setup();
  render(
    <StrictMode>
      <Page dismissible={!buttons.includes('has to be answered')} />
    </StrictMode>,
  );
  for (const name of buttons.filter((each) => each !== 'has to be answered'))
    await user.click(screen.getByRole('button', { name }));
  return user;
}
const shown = () => screen.queryAllByRole('dialog', { hidden: true }).map(({ textContent }) => textContent);

const menu = () => screen.queryByRole('menu');

describe('Back', () => {
  it('closes a menu and stays on the page, then leaves it', async () => {
    const user = userEvent.setup();
    const { unmount } = render(
      <Menu trigger={<button>More</button>} label="More about squats">
        <MenuItem>Rename</MenuItem>
      </Menu>,
    );
    await user.click(screen.getByRole('button', { name: 'More' }));
    expect(menu()).toBeTruthy();
    expect(await stepBack()).toBe('stays');
    expect(menu()).toBeNull();
    expect(await stepBack()).toBe('leaves');
    await user.click(screen.getByRole('button', { name: 'More' }));
    gesture();
    expect(menu()).toBeNull();
    unmount();
    expect(watchers.size).toBe(0);
  });

  it('closes a menu that its page opens and closes', async () => {
    const changed = vi.fn<(open: boolean) => void>();
    render(
      <Menu open onOpenChange={changed} trigger={<button>More</button>} label="More about squats">
        <MenuItem>Rename</MenuItem>
      </Menu>,
    );
    expect(await stepBack()).toBe('stays');
    expect(changed.mock.calls).toEqual([[false]]);
  });

  it('closes a sheet and stays on the page, and leaves the page when nothing is open', async () => {
    await openPage('Open');
    expect(await stepBack()).toBe('stays');
    expect(shown()).toEqual([]);
    expect(await stepBack()).toBe('leaves');
  });

  it('closes the most recently opened layer, then the one below', async () => {
    await openPage('Open', 'Ask');
    expect(shown()).toHaveLength(2);
    expect(await stepBack()).toBe('stays');
    expect(shown()).toEqual([expect.stringContaining('Monday')]);
    expect(await stepBack()).toBe('stays');
    expect(shown()).toEqual([]);
  });

  it('leaves the page right away after a dialog was closed by its own button', async () => {
    const entries = history.length;
    const user = await openPage('Open', 'Ask');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(await stepBack()).toBe('leaves');
    expect(history).toHaveLength(entries);
    expect(watchers.size).toBe(0);
  });

  it('closes nothing that needs an answer', async () => {
    await openPage('Open', 'Ask', 'has to be answered');
    expect(await stepBack()).toBe('stays');
    gesture();
    expect(shown()).toHaveLength(2);
  });

  it('leaves the page when the app or the browser insists', async () => {
    await openPage('Open');
    announceOwnStep();
    expect(await stepBack()).toBe('leaves');
    expect(shown()).toHaveLength(1);
    expect(await stepBack({ cancelable: false })).toBe('leaves');
  });

  it('is also a gesture on Android', async () => {
    await openPage('Open', 'Ask');
    gesture();
    expect(shown()).toEqual([expect.stringContaining('Monday')]);
    gesture();
    expect(shown()).toEqual([]);
  });

  it('leaves dialogs alone in browsers without these events', async () => {
    vi.unstubAllGlobals();
    await openPage('Open');
    expect(shown()).toHaveLength(1);
  });

  describe('on the first page of the app', () => {
    beforeEach(() => {
      tab.isInApp = false;
    });

    it('stays in the app through a second entry, which closing keeps and the next dialog reuses', async () => {
      const back = vi.spyOn(history, 'back').mockReturnValue();
      const entries = history.length;
      const user = await openPage('Open', 'Ask');
      expect(history).toHaveLength(entries + 1);
      expect(history.state).toEqual({ key: 'page', isGuard: true });
      expect(await stepBack({ cancelable: false })).toBe('leaves');
      expect(shown()).toEqual([expect.stringContaining('Monday')]);
      expect(back).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Done' }));
      await nextTask();
      // Our own step back would collide with the navigation of an app that leaves the page as its dialog closes.
      expect(back).not.toHaveBeenCalled();
      await user.click(screen.getByRole('button', { name: 'Open' }));
      expect(history).toHaveLength(entries + 1);
    });

    it('leaves it when an address opened the dialog and no one has tapped yet', async () => {
      Object.assign(navigator.userActivation, { hasBeenActive: false });
      const entries = history.length;
      await openPage('Open');
      expect(history).toHaveLength(entries);
    });

    it('skips the second entry in one step after the app moved on from there', async () => {
      const back = vi.spyOn(history, 'back').mockReturnValue();
      await openPage('Open');
      const onGuard: unknown = history.state;
      history.replaceState({ key: 'next' }, '');
      cleanup();
      await nextTask();
      history.replaceState(onGuard, '');
      expect(await stepBack()).toBe('leaves');
      tab.dispatchEvent(new Event('currententrychange'));
      expect(back).toHaveBeenCalledTimes(1);
    });
  });
});
