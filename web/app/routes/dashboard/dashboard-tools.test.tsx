import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { SessionContext } from '../../../lib/session/session-context';
import { DashboardTools } from './dashboard-tools';

it('signing out asks first, and staying changes nothing', async () => {
  const signOut = vi.fn(() => Promise.resolve());
  render(
    <SessionContext value={{ status: 'signed-in', userId: 'maya', name: 'Maya', signOut }}>
      <MemoryRouter>
        <DashboardTools id="maya" name="Maya" />
      </MemoryRouter>
    </SessionContext>,
  );
  const person = userEvent.setup();
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  await person.click(await screen.findByRole('button', { name: 'Stay' }));
  expect(signOut).not.toHaveBeenCalled();
  await person.click(screen.getByRole('button', { name: 'Sign out' }));
  const dialog = await screen.findByRole('dialog', { name: 'Sign out?' });
  await person.click(within(dialog).getByRole('button', { name: 'Sign out' }));
  expect(signOut).toHaveBeenCalledOnce();
});
