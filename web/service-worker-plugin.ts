import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import { build } from 'esbuild';
import type { Plugin } from 'vite';

interface PrecachedFile {
  url: string;
  /** Null when the name already contains a hash. */
  revision: string | null;
}

/** Larger chunks (the live coach) are only for online use. */
const largestScriptBytes = 450_000;
/** Cached once used: not everyone dances or imports files, and it is large. */
const ofWorkers = /^assets\/(pose-(worker|runtime|model)|read-(worker|fit|zip|health-connect)|load-sql)[.-]/;
const hashedName = /^assets\/.+-[\w-]{8}\.\w+$/;

/** Cached on the first visit, so that every page opens offline afterward. */
function isPrecached(file: string, bytes: number): boolean {
  if (ofWorkers.test(file)) return false;
  if (/^assets\/.+\.js$/.test(file)) return bytes <= largestScriptBytes;
  if (/^assets\/.+\.woff2$/.test(file)) return file.includes('inter-latin-opsz-normal');
  return (
    /^assets\/.+\.(css|webp|svg)$/.test(file) ||
    /^coach\/(bust|listen)-\w+\.webp$/.test(file) ||
    ['index.html', 'favicon.svg', 'manifest.webmanifest', 'icons/icon-192.png'].includes(file)
  );
}

/** The files in `folder` that the service worker fetches when it is installed. */
export function precachedFiles(folder: string): PrecachedFile[] {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((each) => each.isFile());
  return files
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => isPrecached(file, statSync(join(folder, file)).size))
    .toSorted()
    .map((file) => {
      const content = () => createHash('sha256').update(readFileSync(join(folder, file)));
      return {
        url: `/${file}`,
        revision: hashedName.test(file) ? null : content().digest('hex').slice(0, 16),
      };
    });
}

/** Bundles web/service-worker.ts into the built site once all other files are there. */
export function serviceWorker(): Plugin {
  return {
    name: 'service-worker',
    apply: 'build',
    writeBundle: {
      order: 'post',
      sequential: true,
      async handler({ dir }) {
        if (!dir) throw new Error('The build has no output folder.');
        await build({
          entryPoints: [join(import.meta.dirname, 'service-worker.ts')],
          outfile: join(dir, 'service-worker.js'),
          bundle: true,
          minify: true,
          format: 'iife',
          target: 'es2022',
          legalComments: 'none',
          logLevel: 'warning',
          define: {
            precacheEntries: JSON.stringify(precachedFiles(dir)),
            'process.env.NODE_ENV': '"production"',
          },
        });
      },
    },
  };
}
