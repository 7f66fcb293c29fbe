import type { Server } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import type { Site } from './site';

// What Vite denies unless told; a list of ours replaces it.
const vitesOwn = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

/** The client straight from its sources, with hot reload over the same port. */
export async function createDevSite(server: Server): Promise<Site & { close(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'web/vite.config.ts'),
    // Vite serves the whole project otherwise, and the data lie in it.
    server: { middlewareMode: true, hmr: { server }, fs: { deny: [...vitesOwn, '**/.data/**'] } },
    appType: 'spa',
  });
  return {
    // The refresh preamble is an inline script.
    scripts: ["'unsafe-inline'"],
    serve: async (request, response) => {
      vite.middlewares(request, response, (error: unknown) => {
        if (!response.headersSent) response.writeHead(error ? 500 : 404, { 'content-type': 'text/plain' });
        response.end(error instanceof Error ? error.message : 'Not found\n');
      });
    },
    close: () => vite.close(),
  };
}
