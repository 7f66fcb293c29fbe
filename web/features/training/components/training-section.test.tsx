import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { TrainingPlan, TrainingSettings } from '../../../../shared/contracts/training';
import { ApiError } from '../../../lib/api/api-error';
import { bodiesOf, choose, plan, planWith, serve, setUpTraining, show } from '../training.fixture';
import { TrainingSection } from './training-section';

setUpTraining();

const settings: TrainingSettings = { days: [1, 3, 5], minutes: 20, equipment: [] };
/** A server that stores each choice as the next version. */
function keeping(start: Partial<TrainingPlan> = {}) {
  let stored = planWith(start);
  return {
    [plan]: () => stored,
    [choose]: ({ body }: { body: TrainingSettings & { version: number } }) => {
      const { version, ...chosen } = body;
      if (version !== stored.version) return new ApiError('plan_changed', 409, 'Your plan was changed.');
      return (stored = { ...stored, version: version + 1, settings: { ...chosen, areChosen: true } });
    },
  };
}
const showSection = (onPlan = vi.fn()) => ({ ...show(<TrainingSection onPlan={onPlan} />), onPlan });
const pressed = async (name: string) =>
  within(await screen.findByRole('group', { name }))
    .getAllByRole('button', { pressed: true })
    .map(({ textContent }) => textContent);

describe('Training in the settings', () => {
  it('shows what is chosen, and saves each choice right away, one after the other', async () => {
    serve(keeping());
    const { user, onPlan } = showSection();
    expect(await pressed('Training days')).toEqual(['Mon', 'Wed', 'Fri']);
    await user.click(screen.getByRole('button', { name: 'Sunday' }));
    await user.click(screen.getByRole('radio', { name: '45 min' }));
    await user.click(screen.getByRole('button', { name: 'Dumbbells' }));
    expect(await pressed('Training days')).toEqual(['Mon', 'Wed', 'Fri', 'Sun']);
    expect(await pressed('What you have')).toEqual(['Dumbbells']);
    const last = { days: [1, 3, 5, 7], minutes: 45, equipment: ['dumbbells'] };
    await waitFor(() => expect(bodiesOf(choose).at(-1)).toMatchObject(last));
    await waitFor(() => expect(onPlan).toHaveBeenLastCalledWith(expect.objectContaining({ version: 6 })));
  });

  it('keeps at least one day and says so', async () => {
    serve(keeping({ settings: { ...settings, days: [3], areChosen: true } }));
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Wednesday' }));
    expect(await pressed('Training days')).toEqual(['Wed']);
    expect(bodiesOf(choose)).toEqual([]);
    expect(screen.getByText(/^Keep at least one training day/)).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Friday' }));
    expect(screen.queryByText(/^Keep at least one training day/)).toBeNull();
  });

  it('offers a length of its own among the usual ones', async () => {
    serve(keeping({ settings: { ...settings, minutes: 25, areChosen: true } }));
    showSection();
    const lengths = await screen.findAllByRole<HTMLInputElement>('radio');
    expect(lengths.map(({ value }) => value)).toEqual(['10', '15', '20', '25', '30', '45']);
  });

  it('changed on another device is read again, and the choice is kept for another try', async () => {
    const server = keeping();
    serve(server);
    const { user } = showSection();
    await screen.findByRole('group', { name: 'Training days' });
    server[choose]({ body: { ...settings, days: [6], version: 3 } });
    await user.click(screen.getByRole('radio', { name: '45 min' }));
    await user.click(await screen.findByRole('button', { name: /Retry|Try again/ }));
    await waitFor(() => expect(bodiesOf(choose)).toHaveLength(2));
    // The other device's choice is kept.
    expect(bodiesOf(choose).at(-1)).toEqual({ days: [6], minutes: 45, equipment: [], version: 4 });
    expect(await pressed('Training days')).toEqual(['Sat']);
  });

  it('that does not load offers Retry', async () => {
    serve({ [plan]: new ApiError('network_error', 0, 'You seem to be offline.') });
    const { user } = showSection();
    expect(await screen.findByText("Your training didn't load")).toBeTruthy();
    serve(keeping());
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await pressed('Training days')).toEqual(['Mon', 'Wed', 'Fri']);
  });
});

describe('The calendar of it', () => {
  const renew = 'POST /training/calendar';
  const path = `/api/training/calendar/${'a'.repeat(43)}.ics`;

  it('has a link that is shown once, replaced, and removed', async () => {
    serve({ [plan]: planWith(), [renew]: { path }, 'DELETE /training/calendar': { hasCalendar: false } });
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    expect(await screen.findByText(`${location.origin}${path}`)).toBeTruthy();
    expect(screen.getByRole('button', { name: /Copy/ })).toBeTruthy();
    const second = path.replaceAll('a', 'b').replace('/bpi/trbining/cblendbr', '/api/training/calendar');
    serve({ [renew]: { path: second }, 'DELETE /training/calendar': { hasCalendar: false } });
    await user.click(screen.getByRole('button', { name: 'New link' }));
    expect(screen.getByText(/^The old link stops working right away/)).toBeTruthy();
    expect(bodiesOf(renew)).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Create new link' }));
    expect(await screen.findByText(`${location.origin}${second}`)).toBeTruthy();
    expect(screen.queryByText(`${location.origin}${path}`)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Remove' }));
    await user.click(screen.getByRole('button', { name: 'Remove it' }));
    expect(await screen.findByRole('button', { name: 'Create link' })).toBeTruthy();
    expect(screen.queryByText(`${location.origin}${second}`)).toBeNull();
  });

  it('is known to be there, without its address, at the next visit', async () => {
    serve({ [plan]: planWith({ hasCalendar: true }) });
    showSection();
    expect(await screen.findByText(/A new link replaces the old one/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('stays as it is where the question is answered with no', async () => {
    serve({ [plan]: planWith({ hasCalendar: true }) });
    const { user } = showSection();
    for (const name of ['New link', 'Remove']) {
      await user.click(await screen.findByRole('button', { name }));
      await user.click(screen.getByRole('button', { name: 'Keep it' }));
    }
    expect(screen.queryByRole('dialog')).toBeNull();
    expect([...bodiesOf(renew), ...bodiesOf('DELETE /training/calendar')]).toEqual([]);
  });

  it('says when it could not be changed', async () => {
    serve({ [plan]: planWith(), [renew]: new ApiError('network_error', 0, 'You seem to be offline.') });
    const { user } = showSection();
    await user.click(await screen.findByRole('button', { name: 'Create link' }));
    expect(await screen.findByText('You seem to be offline.')).toBeTruthy();
  });
});
