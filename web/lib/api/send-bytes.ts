import type { CallOf, Endpoint, ResponseOf } from '../../../shared/contracts/endpoint';
import { reportAnswer } from '../offline/connection';
import { renewAccessToken } from '../session/access-token';
import { headersFor, patiently, refusalOf, unanswered, urlOf } from './call-endpoint';

interface SendBytesOptions<E extends Endpoint> {
  query: CallOf<E>['query'];
  bytes: Blob;
  /** How much has been uploaded, 0 to 1. */
  onProgress: (share: number) => void;
  signal: AbortSignal;
}

/** XMLHttpRequest, because fetch does not report upload progress. */
async function send<E extends Endpoint>(
  endpoint: E,
  { query, bytes, onProgress, signal }: SendBytesOptions<E>,
): Promise<Response> {
  const headers = await headersFor(endpoint, endpoint.bodyType ?? bytes.type);
  const request = new XMLHttpRequest();
  request.open(endpoint.method, urlOf(endpoint, { query }));
  for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
  request.upload.addEventListener('progress', ({ loaded, total }) =>
    onProgress(total > 0 ? loaded / total : 0),
  );
  const stop = () => request.abort();
  signal.addEventListener('abort', stop);
  try {
    await new Promise<void>((resolve, reject) => {
      request.addEventListener('load', () => resolve());
      request.addEventListener('error', () => reject(new TypeError('the connection failed')));
      request.addEventListener('abort', () => reject(new DOMException('stopped', 'AbortError')));
      request.send(bytes);
    });
    const retryAfter = request.getResponseHeader('retry-after') ?? '';
    return new Response(request.responseText, {
      status: request.status,
      headers: { 'retry-after': retryAfter },
    });
  } finally {
    signal.removeEventListener('abort', stop);
  }
}

/** Uploads bytes to an endpoint and reports progress; throws ApiError as `callEndpoint` does. */
export async function sendBytes<E extends Endpoint>(
  endpoint: E,
  options: SendBytesOptions<E>,
): Promise<ResponseOf<E>> {
  try {
    const attempt = async () => {
      const response = await send(endpoint, options);
      return response.status === 401 && (await renewAccessToken()) ? send(endpoint, options) : response;
    };
    const { query, signal } = options;
    const response = await patiently(attempt, endpoint, { query }, signal);
    reportAnswer(true);
    if (!response.ok) throw await refusalOf(response);
    return endpoint.response.parse(await response.json()) as ResponseOf<E>;
  } catch (error) {
    if (!(error instanceof TypeError)) throw error;
    reportAnswer(false);
    throw unanswered();
  }
}
