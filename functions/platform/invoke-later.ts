import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Config } from './config';

/** Starts a function of the manifest with `event` and does not wait for it; throws when it could not be started. */
export type InvokeLater = (functionName: string, event: object) => Promise<void>;

const patienceMs = 5_000;

/** Lambda's Invoke as one signed request: its SDK would be the largest part of the bundle. */
export function createInvokeLater(
  { functionPrefix, functionsEndpoint }: Pick<Config, 'functionPrefix' | 'functionsEndpoint'>,
  { config: { credentials, region, sha256 } }: Pick<DynamoDBDocumentClient, 'config'>,
): InvokeLater {
  const signer = new SignatureV4({ service: 'lambda', credentials, region, sha256 });
  return async (functionName, event) => {
    const endpoint = functionsEndpoint ?? `https://lambda.${await region()}.amazonaws.com`;
    const url = new URL(`/2015-03-31/functions/${functionPrefix}${functionName}/invocations`, endpoint);
    const body = JSON.stringify(event);
    const { method, headers } = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json', 'x-amz-invocation-type': 'Event' },
      body,
    });
    const answer = await fetch(url, { method, headers, body, signal: AbortSignal.timeout(patienceMs) });
    if (answer.status !== 202) throw new Error(`${functionName} was not started: ${answer.status}`);
  };
}
