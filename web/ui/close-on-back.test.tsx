// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Dialog } from './dialog';
import { Sheet } from './sheet';

const watchers = new Set<EventTarget>();

class FakeCloseWatcher extends EventTarget {
  constructor({ signal }: { signal: AbortSignal }) {
    super();
    watchers.add(this);
    signal.addEventListener('abort', () => watchers.delete(this));
  }
}

beforeEach(() => {
  vi.stubGlobal('navigation', new EventTarget());
  vi.stubGlobal('CloseWatcher', FakeCloseWatcher);
});
afterEach(() => {
  cleanup();
  watchers.clear();
  vi.unstubAllGlobals();
});

function stepBack({ userInitiated = true, cancelable = true } = {}): 'stays' | 'leaves' {
  const step = new Event('navigate', { cancelable });
  Object.assign(step, { navigationType: 'traverse', userInitiated });
  act(() => void window.navigation.dispatchEvent(step));
  return step.defaultPrevented ? 'stays' : 'leaves';
}

/** Android asks the newest of what can be closed. */
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

describe('Back', () => {
  it('closes a sheet and stays on the page, and leaves it where nothing is open', async () => {
    await openPage('Open');
    expect(stepBack()).toBe('stays');
    expect(shown()).toEqual([]);
    expect(stepBack()).toBe('leaves');
  });

  it('closes what was opened last, then what lies below', async () => {
    await openPage('Open', 'Ask');
    expect(shown()).toHaveLength(2);
    expect(stepBack()).toBe('stays');
    expect(shown()).toEqual([expect.stringContaining('Monday')]);
    expect(stepBack()).toBe('stays');
    expect(shown()).toEqual([]);
  });

  it('leaves the page at once after a dialog was closed by its own button', async () => {
    const entries = history.length;
    const user = await openPage('Open', 'Ask');
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await user.click(screen.getByRole('button', { name: 'Done' }));
    expect(stepBack()).toBe('leaves');
    expect(history).toHaveLength(entries);
    expect(watchers.size).toBe(0);
  });

  it('closes nothing that has to be answered', async () => {
    await openPage('Open', 'Ask', 'has to be answered');
    expect(stepBack()).toBe('stays');
    gesture();
    expect(shown()).toHaveLength(2);
  });

  it('leaves the page where the app or the browser insists', async () => {
    await openPage('Open');
    expect(stepBack({ userInitiated: false })).toBe('leaves');
    expect(stepBack({ cancelable: false })).toBe('leaves');
  });

  it('is also a gesture on Android', async () => {
    await openPage('Open', 'Ask');
    gesture();
    expect(shown()).toEqual([expect.stringContaining('Monday')]);
    gesture();
    expect(shown()).toEqual([]);
  });

  it('leaves dialogs alone in browsers that tell nothing of it', async () => {
    vi.unstubAllGlobals();
    await openPage('Open');
    expect(shown()).toHaveLength(1);
  });
});
