import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import type { SmokeConfig } from '../smoke/account';
import type { Outputs } from './outputs';

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.mp4': 'video/mp4',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && extname(entry.name) !== '.map')
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)));
}

interface SiteOnEmulator {
  endpoint: string;
  /** The built site. */
  folder: string;
  outputs: Outputs;
  config: SmokeConfig;
}

/**
 * Puts the built site and its config.json where the deployment's own function would have; that needs Python and the
 * AWS CLI. Returns the number of objects.
 */
export async function putSite({ endpoint, folder, outputs, config }: SiteOnEmulator): Promise<number> {
  const credentials = { accessKeyId: 'test', secretAccessKey: 'test' };
  const s3 = new S3Client({ endpoint, region: config.region, credentials, forcePathStyle: true });
  const put = (Key: string, Body: Buffer) =>
    s3.send(
      new PutObjectCommand({
        Bucket: Key.startsWith('videos/') ? outputs.MediaBucket : outputs.PagesBucket,
        Key,
        Body,
        ContentType: types[extname(Key)] ?? 'application/octet-stream',
      }),
    );
  try {
    const files = filesIn(folder);
    for (const file of files) await put(file.split(sep).join('/'), readFileSync(join(folder, file)));
    await put('config.json', Buffer.from(JSON.stringify(config)));
    return files.length + 1;
  } finally {
    s3.destroy();
  }
}
