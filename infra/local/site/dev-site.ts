import type { Server } from 'node:http';
import { join } from 'node:path';
import { projectRoot } from '../project-root';
import type { Site } from './site';

// Vite's default denials; a list of ours would replace them.
const vitesOwn = ['.env', '.env.*', '*.{crt,pem}', '**/.git/**'];

/** The client straight from its sources, with hot reload over the same port. */
export async function createDevSite(server: Server): Promise<Site & { close(): Promise<void> }> {
  const { createServer } = await import('vite');
  const vite = await createServer({
    configFile: join(projectRoot, 'web/vite.config.ts'),
    // Otherwise Vite serves the whole project, including the data folder.
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
