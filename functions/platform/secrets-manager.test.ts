import { describe, expect, it } from 'vitest';
import { answeringDocuments } from '../../tests/support/answering-documents';
import { createCallSecrets, createReadSecret } from './secrets-manager';

function setUp(status: number, body: unknown, endpoint?: string) {
  const { documents, asked } = answeringDocuments(status, JSON.stringify(body));
  return { asked, read: createReadSecret(createCallSecrets(endpoint, documents)) };
}

describe('Reading a secret', () => {
  it('is one signed request to the region, with the function’s own credentials', async () => {
    const { asked, read } = setUp(200, { SecretString: 'word', CreatedDate: 1_700_000_000.5 });
    expect(await read('arn:one')).toEqual({ text: 'word', setAt: new Date(1_700_000_000_500) });
    const [{ headers, ...request }] = asked() as [ReturnType<typeof asked>[0]];
    expect(request).toMatchObject({
      protocol: 'https:',
      hostname: 'secretsmanager.eu-west-2.amazonaws.com',
      path: '/',
      body: '{"SecretId":"arn:one","VersionStage":"AWSCURRENT"}',
    });
    expect(headers['x-amz-target']).toBe('secretsmanager.GetSecretValue');
    expect(headers['x-amz-security-token']).toBe('session');
    expect(headers['authorization']).toMatch(/Credential=AKID\/\d{8}\/eu-west-2\/secretsmanager\//);
  });

  it('goes where the environment says, and to the stage that was asked for', async () => {
    const { asked, read } = setUp(200, { SecretString: 'word', CreatedDate: 1 }, 'http://127.0.0.1:4566');
    await read('arn:one', 'AWSPREVIOUS');
    expect(asked()).toMatchObject([{ protocol: 'http:', hostname: '127.0.0.1', port: 4566 }]);
    expect(asked()[0]?.body).toContain('AWSPREVIOUS');
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
