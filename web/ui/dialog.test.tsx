// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Dialog } from './dialog';

afterEach(cleanup);

function Leaving({ dismissible }: { dismissible?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button onClick={() => setOpen(true)}>Leave</button>
      <Dialog open={open} onOpenChange={setOpen} title="Leave the workout?" dismissible={dismissible}>
        <button onClick={() => setOpen(false)}>Stay</button>
      </Dialog>
    </>
  );
}

describe('dialog', () => {
  it('takes focus, closes on Escape, and returns focus to what opened it', async () => {
    const user = userEvent.setup();
    render(<Leaving />);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    const dialog = screen.getByRole('dialog', { name: 'Leave the workout?' });
    await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Leave'));
  });

  it('waits for an answer when one is needed', async () => {
    const user = userEvent.setup();
    render(<Leaving dismissible={false} />);
    await user.click(screen.getByRole('button', { name: 'Leave' }));
    await user.keyboard('{Escape}');
    expect(screen.getByRole('dialog')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Stay' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
