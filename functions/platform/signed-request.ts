import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SignatureV4 } from '@smithy/signature-v4';

/** Posts JSON to an AWS API with the function's own credentials; throws on a timeout. */
export type PostSigned = (url: URL, headers: Record<string, string>, content: object) => Promise<Response>;

/** For single calls: the service's SDK client would be the largest part of the bundle. */
export function createPostSigned(
  service: string,
  { config: { credentials, region, sha256 } }: Pick<DynamoDBDocumentClient, 'config'>,
  patienceMs = 5_000,
): PostSigned {
  const signer = new SignatureV4({ service, credentials, region, sha256 });
  return async (url, given, content) => {
    const body = JSON.stringify(content);
    const { method, headers } = await signer.sign({
      method: 'POST',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      headers: { host: url.host, 'content-type': 'application/json', ...given },
      body,
    });
    return fetch(url, { method, headers, body, signal: AbortSignal.timeout(patienceMs) });
  };
}
