import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { toast as sonner } from 'sonner';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { healthContract } from '../../shared/contracts/health';
import { callEndpoint } from '../lib/api/call-endpoint';
// Loads when it is needed, which fake timers would not wait for.
import '../lib/api/while-busy';
import { Providers } from './providers';
import { Toasts } from './toasts';

const server = vi.fn<typeof fetch>();
const health = { status: 'ok', version: '1', environment: 'test' };
const answer = (status: number) => server.mockImplementation(async () => Response.json(health, { status }));
const status = () => screen.queryByRole('status')?.textContent ?? null;
const wait = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const fadeMs = 1_000;

function Page() {
  const { status: state } = useQuery({
    queryKey: ['health'],
    queryFn: () => callEndpoint(healthContract.readHealth),
  });
  return <p>{state}</p>;
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', server);
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  answer(503);
  render(
    <Providers>
      <Toasts />
      <Page />
    </Providers>,
  );
});
afterEach(() => {
  sonner.dismiss();
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.mockReset();
});

it('someone who waits for a busy server reads so after a second, until it has answered', async () => {
  await wait(900);
  expect(status()).toBeNull();
  await wait(200);
  expect(status()).toBe('Busy. Trying again…');
  answer(200);
  await wait(4_000);
  await wait(fadeMs);
  expect(status()).toBeNull();
});

it('someone whose answer comes at the second try reads nothing', async () => {
  await wait(100);
  answer(200);
  await wait(4_000);
  expect(server).toHaveBeenCalledTimes(2);
  expect(status()).toBeNull();
});

it('after the last try, the page says so itself and asks no more', async () => {
  expect(screen.getByText('pending')).toBeTruthy();
  await wait(60_000);
  await wait(fadeMs);
  expect(screen.getByText('error')).toBeTruthy();
  expect(status()).toBeNull();
  expect(server).toHaveBeenCalledTimes(6);
});
