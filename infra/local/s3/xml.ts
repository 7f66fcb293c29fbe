import type { StoredObject } from './object-files';
import type { S3Error } from './s3-error';

const signs: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replaceAll(/[&<>"]/g, (sign) => signs[sign] ?? sign);
const element = (name: string, text: string | number | boolean) =>
  `<${name}>${escaped(String(text))}</${name}>`;
const prolog = '<?xml version="1.0" encoding="UTF-8"?>\n';

interface Listing {
  bucketName: string;
  prefix: string;
  limit: number;
  objects: readonly StoredObject[];
  /** Where the next page begins; null on the last one. */
  next: string | null;
}

export function listResult({ bucketName, prefix, limit, objects, next }: Listing): string {
  const contents = objects.map(({ key, storedAt, etag, bytes }) => {
    const fields = [
      element('Key', key),
      element('LastModified', storedAt),
      element('ETag', etag),
      element('Size', bytes),
    ];
    return `<Contents>${fields.join('')}<StorageClass>STANDARD</StorageClass></Contents>`;
  });
  const fields = [
    element('Name', bucketName),
    element('Prefix', prefix),
    element('KeyCount', objects.length),
    element('MaxKeys', limit),
    element('IsTruncated', next !== null),
    ...(next === null ? [] : [element('NextContinuationToken', next)]),
    ...contents,
  ];
  return `${prolog}<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/">${fields.join('')}</ListBucketResult>`;
}

export const errorResult = ({ code, message }: S3Error): string =>
  `${prolog}<Error>${element('Code', code)}${element('Message', message)}</Error>`;
