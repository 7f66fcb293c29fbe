import { S3Client, type S3ClientConfig } from '@aws-sdk/client-s3';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { photos } from '../../../functions/nutrition/photos/bucket';
import { createS3 } from '../../../infra/local/s3/s3';

export const s3Key = {
  accessKeyId: 'AKIATEST',
  secretAccessKey: 'the secret of the test',
  region: 'eu-west-2',
};

/** An SDK client for a store at `endpoint`, by default with the key it knows. */
export const s3Client = (endpoint: string, config: S3ClientConfig = {}) =>
  new S3Client({ endpoint, region: s3Key.region, credentials: s3Key, maxAttempts: 1, ...config });

/** The embedded store behind an HTTP server: links below /s3, everything else above. */
export async function startS3(folder: string, now: () => Date = () => new Date()) {
  const s3 = createS3({ ...s3Key, folder, buckets: { 'test-photos': photos }, now });
  const server = createServer((request, response) => {
    void (request.url?.startsWith('/s3/') ? s3.handleLink : s3.handle)(request, response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
