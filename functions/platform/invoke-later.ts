import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import type { Config } from './config';
import { createPostSigned } from './signed-request';

/** Starts a function of the manifest with `event` without waiting for it; throws if it could not be started. */
export type InvokeLater = (functionName: string, event: object) => Promise<void>;

/** Lambda's Invoke as one signed request. */
export function createInvokeLater(
  { functionPrefix, functionsEndpoint }: Pick<Config, 'functionPrefix' | 'functionsEndpoint'>,
  documents: Pick<DynamoDBDocumentClient, 'config'>,
): InvokeLater {
  const post = createPostSigned('lambda', documents);
  return async (functionName, event) => {
    const endpoint = functionsEndpoint ?? `https://lambda.${await documents.config.region()}.amazonaws.com`;
    const url = new URL(`/2015-03-31/functions/${functionPrefix}${functionName}/invocations`, endpoint);
    const answer = await post(url, { 'x-amz-invocation-type': 'Event' }, event);
    if (answer.status !== 202) throw new Error(`${functionName} was not started: ${answer.status}`);
  };
}
