import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error';
import type { exportHistory, HistoryExport } from '../history/export-history';
import { ExportAllDialog } from './export-all-dialog';

const exporting = vi.hoisted(() => vi.fn<typeof exportHistory>());
vi.mock('../history/export-history', () => ({ exportHistory: exporting }));
const saved = vi.hoisted(() => vi.fn<(name: string, blob: Blob) => void>());
vi.mock('../../../../lib/save-file', () => ({ saveBlob: saved }));

const result: HistoryExport = { name: 'vita-history-2026-11-30.zip', zip: new Blob(['12345']), workouts: 44 };
const onClose = vi.fn();

function show() {
  const { unmount } = render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}
    >
      <ExportAllDialog timeZone="Europe/Berlin" onClose={onClose} />
    </QueryClientProvider>,
  );
  return { user: userEvent.setup(), unmount };
}
const button = (name: string) => screen.getByRole('button', { name });

/** An export that waits to be told. */
function held() {
  let finish: (result: HistoryExport) => void = () => undefined;
  exporting.mockReturnValueOnce(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  const options = () => exporting.mock.calls[0]?.[0];
  return { resolve: () => finish(result), options };
}

beforeEach(() => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('the history is saved, with progress until then', async () => {
  const { resolve, options } = held();
  const { user } = show();
  await user.click(button('Export'));
  await vi.waitFor(() => expect(options()?.timeZone).toBe('Europe/Berlin'));
  act(() => options()?.onProgress({ read: 44, written: 0, total: null }));
  expect(screen.getByRole('status').textContent).toBe('Reading your workouts.');
  act(() => options()?.onProgress({ read: 44, written: 11, total: 44 }));
  expect(screen.getByRole('status').textContent).toBe('Writing the files.');
  const meter = screen.getByRole('progressbar', { name: 'Export' });
  expect(meter.getAttribute('aria-valuetext')).toBe('11 of 44 workouts written');
  resolve();
  expect(await screen.findByText('Saved as vita-history-2026-11-30.zip: 44 workouts, 1 kB.')).toBeTruthy();
  expect(saved).toHaveBeenCalledExactlyOnceWith(result.name, result.zip);
});

it('closing it cancels the export, and nothing is saved', async () => {
  const { resolve, options } = held();
  const { user, unmount } = show();
  await user.click(button('Export'));
  await vi.waitFor(() => expect(options()).toBeDefined());
  await user.click(button('Cancel'));
  expect(onClose).toHaveBeenCalledOnce();
  unmount();
  expect(options()?.signal.aborted).toBe(true);
  resolve();
  await new Promise((done) => setImmediate(done));
  expect(saved).not.toHaveBeenCalled();
});

it('an export that stopped says why, and Retry makes it again', async () => {
  exporting.mockRejectedValueOnce(new ApiError('network_error', 0, ''));
  exporting.mockResolvedValueOnce(result);
  const { user } = show();
  await user.click(button('Export'));
  expect((await screen.findByRole('alert')).textContent).toContain('The connection broke off.');
  await user.click(button('Retry'));
  expect(await screen.findByText(/^Saved as/)).toBeTruthy();
});

it('code that did not load is no text for people', async () => {
  exporting.mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'));
  const { user } = show();
  await user.click(button('Export'));
  expect((await screen.findByRole('alert')).textContent).toContain(
    'Something went wrong. Try again in a moment.',
  );
});

it('without a connection it says so instead of trying', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  show();
  expect(screen.getByRole('status').textContent).toMatch(/^You’re offline\./);
  expect(button('Export')).toHaveProperty('disabled', true);
});
