import { describe, expect, it } from 'vitest';
import { answeringDocuments } from '../../tests/support/answering-documents';
import { createInvokeLater } from './invoke-later';

function setUp(status: number, functionsEndpoint?: string) {
  const { documents, asked } = answeringDocuments(status);
  return {
    asked,
    invokeLater: createInvokeLater({ functionPrefix: 'vita-dev-', functionsEndpoint }, documents),
  };
}

describe('Starting a function without waiting', () => {
  it('is one signed request to the Lambda of the region', async () => {
    const { asked, invokeLater } = setUp(202);
    await invokeLater('voice-turn', { turn: 1 });
    const [{ headers, ...request }] = asked() as [ReturnType<typeof asked>[0]];
    expect(request).toMatchObject({
      protocol: 'https:',
      hostname: 'lambda.eu-west-2.amazonaws.com',
      path: '/2015-03-31/functions/vita-dev-voice-turn/invocations',
      body: '{"turn":1}',
    });
    expect(headers['x-amz-invocation-type']).toBe('Event');
    expect(headers['x-amz-security-token']).toBe('session');
    expect(headers['authorization']).toMatch(
      /^AWS4-HMAC-SHA256 Credential=AKID\/\d{8}\/eu-west-2\/lambda\/aws4_request/,
    );
  });

  it('goes where the environment says', async () => {
    const { asked, invokeLater } = setUp(202, 'http://127.0.0.1:4566');
    await invokeLater('voice-turn', {});
    expect(asked()).toMatchObject([{ protocol: 'http:', hostname: '127.0.0.1', port: 4566 }]);
  });

  it.each([200, 403, 404, 429, 500])('fails unless it was accepted: %i', async (status) => {
    const { invokeLater } = setUp(status);
    await expect(invokeLater('voice-turn', {})).rejects.toThrow(`voice-turn was not started: ${status}`);
  });
});
