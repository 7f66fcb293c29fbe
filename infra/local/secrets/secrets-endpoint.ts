import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { readBody } from '../gateway/read-body';
import type { SecretStore } from './secret-store';

const largestBytes = 64 * 1024;
const requests = {
  'secretsmanager.GetSecretValue': z.object({
    SecretId: z.string(),
    VersionStage: z.enum(['AWSCURRENT', 'AWSPREVIOUS']).default('AWSCURRENT'),
  }),
  'secretsmanager.PutSecretValue': z.object({
    SecretId: z.string(),
    SecretString: z.string().min(1),
    ClientRequestToken: z.string().min(32),
  }),
};

function answer(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { 'content-type': 'application/x-amz-json-1.1' });
  response.end(JSON.stringify(body));
}

/** Secrets Manager's GetSecretValue and PutSecretValue, without versions other than the last two. */
export function createSecretsEndpoint(store: SecretStore) {
  function outcomeOf(target: unknown, body: unknown): object | null | 'invalid' {
    if (target === 'secretsmanager.GetSecretValue') {
      const { data } = requests[target].safeParse(body);
      if (!data) return 'invalid';
      const version = store.get(data.SecretId, data.VersionStage);
      return version && { SecretString: version.text, CreatedDate: version.setAt, VersionId: version.id };
    }
    if (target !== 'secretsmanager.PutSecretValue') return 'invalid';
    const { data } = requests[target].safeParse(body);
    if (!data) return 'invalid';
    const version = store.put(data.SecretId, data.SecretString);
    return version && { VersionId: version.id, VersionStages: ['AWSCURRENT'] };
  }

  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await readBody(request, largestBytes);
    const outcome = outcomeOf(request.headers['x-amz-target'], JSON.parse(body?.toString() ?? 'null'));
    if (outcome === 'invalid') return answer(response, 400, { __type: 'InvalidParameterException' });
    if (outcome === null) return answer(response, 400, { __type: 'ResourceNotFoundException' });
    return answer(response, 200, outcome);
  };
}
