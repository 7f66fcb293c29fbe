import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { SignatureV4 } from '@smithy/signature-v4';
import type { HttpResponse } from '@smithy/types';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';

export interface SignedAnswer {
  status: number;
  /** By their names in lower case. */
  headers: Readonly<Record<string, string>>;
  body: string;
}

/** Posts JSON to an AWS API with the function's own credentials; throws on a timeout. */
export type PostSigned = (
  url: URL,
  headers: Record<string, string>,
  content: object,
) => Promise<SignedAnswer>;

/**
 * For single calls: the service's SDK client would be the largest part of the bundle. They go through the database
 * client's HTTP handler, which is there anyway; the first `fetch` of a process would take a tenth of a second.
 */
export function createPostSigned(
  service: string,
  { config: { credentials, region, sha256, requestHandler } }: Pick<DynamoDBDocumentClient, 'config'>,
  patienceMs = 5_000,
): PostSigned {
  const signer = new SignatureV4({ service, credentials, region, sha256 });
  return async ({ protocol, hostname, host, port, pathname: path }, given, content) => {
    const request = await signer.sign({
      method: 'POST',
      protocol,
      hostname,
      ...(port && { port: Number(port) }),
      path,
      query: {},
      headers: { host, 'content-type': 'application/json', ...given },
      body: JSON.stringify(content),
    });
    const abortSignal = AbortSignal.timeout(patienceMs);
    const handled = await requestHandler.handle(request as Handled, { abortSignal });
    const { statusCode: status, headers, body } = handled.response as HttpResponse;
    return { status, headers, body: await text(body as Readable) };
  };
}

type Handled = Parameters<DynamoDBDocumentClient['config']['requestHandler']['handle']>[0];
