import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { S3Error } from './s3-error';

export interface SigningKey {
  accessKeyId: string;
  secretAccessKey: string;
  region: string;
}

export interface SignedRequest {
  method: string;
  /** As received, still percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
}

interface Claim {
  credential: string;
  signedHeaders: string;
  signature: string;
  /** In the format `20261120T100000Z`. */
  date: string;
  /** The body's hash according to the signature. */
  payload: string;
}

const algorithm = 'AWS4-HMAC-SHA256';
const longestSkewMs = 15 * 60_000;
const longestLinkSeconds = 7 * 86_400;

const denied = (message: string) => new S3Error('AccessDenied', 403, message);
const hash = (value: string | Buffer) => createHash('sha256').update(value).digest('hex');
const mac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest();

const escaped = (text: string) =>
  encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

function instantOf(date: string): number {
  const [, year, month, day, hours, minutes, seconds] =
    /^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/.exec(date) ?? [];
  return Date.parse(`${year}-${month}-${day}T${hours}:${minutes}:${seconds}Z`);
}

/** Whether a request is a link: its signature is in its URL. */
export const isLink = (query: URLSearchParams): boolean => query.has('X-Amz-Signature');

function claimOfLink(query: URLSearchParams): Claim {
  const value = (name: string) => query.get(`X-Amz-${name}`) ?? '';
  if (value('Algorithm') !== algorithm) throw denied('Only signature version 4 is known.');
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders'),
    signature: value('Signature'),
    date: value('Date'),
    payload: 'UNSIGNED-PAYLOAD',
  };
}

function claimOfHeader(headers: IncomingHttpHeaders): Claim {
  const fields = /^AWS4-HMAC-SHA256 Credential=(\S+), SignedHeaders=(\S+), Signature=([0-9a-f]{64})$/.exec(
    headers.authorization ?? '',
  );
  if (!fields) throw denied('The request is not signed.');
  const [, credential = '', signedHeaders = '', signature = ''] = fields;
  const date = String(headers['x-amz-date'] ?? '');
  return {
    credential,
    signedHeaders,
    signature,
    date,
    payload: String(headers['x-amz-content-sha256'] ?? ''),
  };
}

function verifyTime({ date }: Claim, query: URLSearchParams, now: number): void {
  const at = instantOf(date);
  if (!isLink(query)) {
    if (!(Math.abs(now - at) <= longestSkewMs))
      throw new S3Error('RequestTimeTooSkewed', 403, 'The time of the request is too far from ours.');
    return;
  }
  const seconds = Number(query.get('X-Amz-Expires'));
  if (!(seconds >= 1 && seconds <= longestLinkSeconds)) throw denied('X-Amz-Expires is not valid.');
  if (!(now >= at - longestSkewMs && now < at + seconds * 1000)) throw denied('Request has expired');
}

/** Every header that instructs the store must be signed, or someone in between could add it. */
function verifyHeaders(names: readonly string[], headers: IncomingHttpHeaders): void {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !names.includes(name));
  if (!names.includes('host') || unsigned.length > 0)
    throw denied(`There were headers present in the request which were not signed: ${unsigned.join(', ')}`);
}

function canonicalRequest({ method, path, query, headers }: SignedRequest, names: string[], payload: string) {
  const parameters = [...query]
    .filter(([name]) => name !== 'X-Amz-Signature')
    .map(([name, value]) => `${escaped(name)}=${escaped(value)}`)
    .toSorted();
  const lines = names.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replaceAll(/ +/g, ' ')}\n`,
  );
  return [method, path, parameters.join('&'), lines.join(''), names.join(';'), payload].join('\n');
}

/**
 * Throws S3Error unless the request was signed with the key (signature version 4, by header or as a link) and is on
 * time.
 */
export function verifySignature(request: SignedRequest, key: SigningKey, now: Date): void {
  const { query, headers } = request;
  const claim = isLink(query) ? claimOfLink(query) : claimOfHeader(headers);
  const scope = `${claim.date.slice(0, 8)}/${key.region}/s3/aws4_request`;
  if (claim.credential !== `${key.accessKeyId}/${scope}`)
    throw new S3Error('InvalidAccessKeyId', 403, 'The access key or its scope is not known here.');
  const names = claim.signedHeaders.split(';');
  verifyHeaders(names, headers);
  const text = [algorithm, claim.date, scope, hash(canonicalRequest(request, names, claim.payload))].join(
    '\n',
  );
  const signingKey = scope.split('/').reduce<string | Buffer>(mac, `AWS4${key.secretAccessKey}`);
  const given = Buffer.from(claim.signature);
  const wanted = Buffer.from(mac(signingKey, text).toString('hex'));
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new S3Error('SignatureDoesNotMatch', 403, 'The signature does not match the request.');
  verifyTime(claim, query, now.getTime());
}
