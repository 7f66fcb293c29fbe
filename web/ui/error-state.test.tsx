import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { pointsContract } from '../../shared/contracts/points';
import { callEndpoint } from '../lib/api/call-endpoint';
import { ErrorState } from './error-state';

vi.mock('../lib/session/access-token', () => ({
  readAccessToken: async () => 'token',
  renewAccessToken: async () => false,
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function failing(answer: () => Promise<Response>) {
  vi.stubGlobal('fetch', answer);
  const error: unknown = await callEndpoint(pointsContract.readPoints).catch((thrown: unknown) => thrown);
  render(<ErrorState title="Your points didn't load" onRetry={() => undefined} error={error} />);
  return screen.getByRole('alert').textContent;
}

describe('Something that did not load', () => {
  const error = { code: 'internal_error', message: 'no', requestId: 'JKJaXmPLvHcE' };
  const headers = { 'apigw-requestid': 'JKJaXmPLvHcE' };

  it('names the reference by which we find what happened', async () => {
    expect(await failing(async () => Response.json({ error }, { status: 500, headers }))).toContain(
      'If it keeps failing, write to us. Reference: JKJaXmPLvHcE',
    );
  });

  it('names it too where only the gateway answered', async () => {
    const answer = async () => Response.json({ message: 'Internal Server Error' }, { status: 500, headers });
    expect(await failing(answer)).toContain('JKJaXmPLvHcE');
  });

  it('names none where nothing answered', async () => {
    expect(await failing(() => Promise.reject(new TypeError('Failed to fetch')))).not.toContain('Reference');
  });
});
