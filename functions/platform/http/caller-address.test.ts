import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import type { Contract } from '../../../shared/contracts/endpoint';
import { fakeLog } from '../../../tests/support/fake-storage';
import { fakeSecret } from '../../../tests/support/fake-secret';
import type { Secret } from '../secret';
import { createApi } from './api';
import { routes } from './routes';

const contract = {
  whoAmI: {
    method: 'GET',
    path: '/who',
    access: 'public',
    response: z.object({ address: z.string().nullable() }),
    errors: [],
  },
} as const satisfies Contract;

async function askedBy(headers: Record<string, string>, origin: Secret | null = null): Promise<unknown> {
  const table = routes(contract, { whoAmI: async (_, { address }) => ({ address }) });
  const event = {
    rawPath: '/api/who',
    headers,
    isBase64Encoded: false,
    requestContext: { requestId: 'r-1', http: { method: 'GET' } },
  };
  const api = createApi(table, {
    config: { minimumAppVersion: undefined },
    origin,
    log: fakeLog(),
  });
  const { body = '' } = await api(event as unknown as Parameters<typeof api>[0]);
  return JSON.parse(body);
}

describe('The address of a caller', () => {
  it('is what the CDN says', async () => {
    const headers = { 'x-origin-verify': 'edge-secret', 'true-client-ip': '203.0.113.9' };
    expect(await askedBy(headers, fakeSecret('edge-secret'))).toEqual({ address: '203.0.113.9' });
  });

  it('is unknown where anyone could have sent the header', async () => {
    expect(await askedBy({ 'true-client-ip': '203.0.113.9' })).toEqual({ address: null });
    expect(await askedBy({ 'x-origin-verify': 'edge-secret' }, fakeSecret('edge-secret'))).toEqual({
      address: null,
    });
  });
});
