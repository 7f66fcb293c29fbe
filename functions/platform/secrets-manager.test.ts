import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createCallSecrets, createReadSecret } from './secrets-manager';

const credentials = { accessKeyId: 'AKID', secretAccessKey: 'key', sessionToken: 'session' };
const documents = DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-west-2', credentials }));
afterEach(() => vi.unstubAllGlobals());

function setUp(status: number, body: unknown, endpoint?: string) {
  const fetched = vi.fn<typeof fetch>(async () => new Response(JSON.stringify(body), { status }));
  vi.stubGlobal('fetch', fetched);
  return { fetched, read: createReadSecret(createCallSecrets(endpoint, documents)) };
}

describe('Reading a secret', () => {
  it('is one signed request to the region, with the function’s own credentials', async () => {
    const { fetched, read } = setUp(200, { SecretString: 'word', CreatedDate: 1_700_000_000.5 });
    expect(await read('arn:one')).toEqual({ text: 'word', setAt: new Date(1_700_000_000_500) });
    const [url, init] = fetched.mock.calls[0] ?? [];
    expect(String(url)).toBe('https://secretsmanager.eu-west-2.amazonaws.com/');
    const headers = new Headers(init?.headers);
    expect(headers.get('x-amz-target')).toBe('secretsmanager.GetSecretValue');
    expect(headers.get('x-amz-security-token')).toBe('session');
    expect(headers.get('authorization')).toMatch(/Credential=AKID\/\d{8}\/eu-west-2\/secretsmanager\//);
    expect(init?.body).toBe('{"SecretId":"arn:one","VersionStage":"AWSCURRENT"}');
  });

  it('goes where the environment says, and to the stage that was asked for', async () => {
    const { fetched, read } = setUp(200, { SecretString: 'word', CreatedDate: 1 }, 'http://127.0.0.1:4566');
    await read('arn:one', 'AWSPREVIOUS');
    expect(String(fetched.mock.calls[0]?.[0])).toBe('http://127.0.0.1:4566/');
    expect(fetched.mock.calls[0]?.[1]?.body).toContain('AWSPREVIOUS');
  });

  it('finds nothing where there is none', async () => {
    const { read } = setUp(400, { __type: 'ResourceNotFoundException', Message: 'not found' });
    expect(await read('arn:one', 'AWSPREVIOUS')).toBeNull();
  });

  it.each([
    [400, { __type: 'com.amazonaws#AccessDeniedException' }, 'answered 400 AccessDeniedException'],
    [500, 'SECRET', 'answered 500'],
    [200, { SecretString: '', CreatedDate: 1 }, 'holds no text'],
    [200, { SecretString: 'SECRET' }, 'holds no text'],
  ])('fails with %i %j, and the error says nothing of it', async (status, body, message) => {
    const { read } = setUp(status, body);
    const error = await read('arn:one').catch((thrown: unknown) => thrown);
    expect(String(error)).toContain(message);
    expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain('SECRET');
  });
});
