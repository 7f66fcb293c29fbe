import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createInvokeLater } from './invoke-later';

const credentials = { accessKeyId: 'AKID', secretAccessKey: 'secret', sessionToken: 'session' };
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-2', credentials }));

afterEach(() => vi.unstubAllGlobals());

function setUp(status: number, functionsEndpoint?: string) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(null, { status }));
  vi.stubGlobal('fetch', fetched);
  return {
    fetched,
    invokeLater: createInvokeLater({ functionPrefix: 'vita-dev-', functionsEndpoint }, documents),
  };
}

describe('Starting a function without waiting', () => {
  it('is one signed request to the Lambda of the region', async () => {
    const { fetched, invokeLater } = setUp(202);
    await invokeLater('voice-turn', { turn: 1 });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe(
      'https://lambda.eu-west-2.amazonaws.com/2015-03-31/functions/vita-dev-voice-turn/invocations',
    );
    const headers = new Headers(init?.headers);
    expect(headers.get('x-amz-invocation-type')).toBe('Event');
    expect(headers.get('x-amz-security-token')).toBe('session');
    expect(headers.get('authorization')).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-2\/lambda\/aws4_request/,
    );
    expect(init?.body).toBe('{"turn":1}');
  });

  it('goes where the environment says', async () => {
    const { fetched, invokeLater } = setUp(202, 'http://127.0.0.1:4566');
    await invokeLater('voice-turn', {});
    expect(String(fetched.mock.calls[0]?.[0])).toMatch(/^http:\/\/127\.0\.0\.1:4566\/2015/);
  });

  it.each([200, 403, 404, 429, 500])('fails unless it was accepted: %i', async (status) => {
    const { invokeLater } = setUp(status);
    await expect(invokeLater('voice-turn', {})).rejects.toThrow(`voice-turn was not started: ${status}`);
  });
});
