import { Decoder, Stream } from '@garmin/fitsdk';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from '../../../../lib/api/api-error';
import { finishedSession } from '../export.fixture';
import { ExportChoice } from './export-choice';

const read = vi.hoisted(() => vi.fn<() => Promise<unknown>>());
vi.mock('../../../../lib/api/call-endpoint', () => ({ callEndpoint: read }));
const saved: { name: string; blob: Blob }[] = [];
vi.mock('../../../../lib/save-file', () => ({
  saveBlob: (name: string, blob: Blob) => void saved.push({ name, blob }),
}));

const onBack = vi.fn();
function show() {
  render(
    <QueryClientProvider
      client={new QueryClient({ defaultOptions: { mutations: { networkMode: 'always' } } })}
    >
      <ExportChoice session={finishedSession()} timeZone="UTC" onBack={onBack} />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}

beforeEach(() => {
  read.mockResolvedValue({ exercises: [{ id: 'squat', category: 'lower' }] });
});
afterEach(() => {
  saved.length = 0;
  vi.clearAllMocks();
});

it('a workout is saved as FIT under its own name', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'FIT', description: /training sites/ }));
  expect(await screen.findByText('Saved as vita-2026-11-30-full-body.fit.')).toBeTruthy();
  const bytes = new Uint8Array((await saved[0]?.blob.arrayBuffer()) ?? []);
  const { sessionMesgs } = new Decoder(Stream.fromByteArray(bytes)).read().messages;
  expect(sessionMesgs).toMatchObject([{ subSport: 'strengthTraining', totalElapsedTime: 1_200 }]);
});

it('a workout is saved as TCX, without a connection', async () => {
  read.mockRejectedValue(new ApiError('network_error', 0, ''));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'TCX' }));
  expect(await screen.findByText('Saved as vita-2026-11-30-full-body.tcx.')).toBeTruthy();
  expect(await saved[0]?.blob.text()).toContain('<Activity Sport="Other">');
});

it('what failed can be tried again', async () => {
  read.mockRejectedValueOnce(new ApiError('network_error', 0, ''));
  const user = show();
  await user.click(screen.getByRole('button', { name: 'FIT' }));
  expect((await screen.findByRole('alert')).textContent).toBe(
    'That didn’t work. Pick the format again in a moment.',
  );
  await user.click(screen.getByRole('button', { name: 'FIT' }));
  expect(await screen.findByText(/^Saved as/)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('Back leads to the other buttons', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Back' }));
  expect(onBack).toHaveBeenCalledOnce();
});
