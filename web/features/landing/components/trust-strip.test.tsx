import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

const claims = vi.hoisted((): Record<string, string | undefined> => ({}));
vi.mock('../../../lib/brand-claims', () => ({ claims }));

afterEach(() => {
  cleanup();
  vi.resetModules();
});

async function show(stated: Record<string, string>) {
  for (const name of Object.keys(claims)) delete claims[name];
  Object.assign(claims, stated);
  const { TrustStrip } = await import('./trust-strip');
  render(<TrustStrip />);
}

it('shows the claims that the operator stands by, and no other', async () => {
  await show({ users: '900 users', privacy: 'Your data stays private' });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Your data stays private',
    '900 users',
  ]);
});

it('is left out where nothing is claimed', async () => {
  await show({});
  expect(screen.queryByRole('list')).toBeNull();
});
