import type { Plugin } from 'vite';
import { localDateSchema } from '../../shared/rules/local-date';
import { createOpenApi } from './document';

const fileName = 'openapi.json';

/** Always the same day, so that the same sources build the same file. */
const exampleDate = localDateSchema.parse('2026-11-30');
const written = () => `${JSON.stringify(createOpenApi(exampleDate), null, 2)}\n`;

/** Serves what devices and automations may call at /openapi.json, written from the contracts. */
export function openApi(): Plugin {
  return {
    name: 'openapi',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName, source: written() });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        if (request.url !== `/${fileName}`) return next();
        response.setHeader('content-type', 'application/json');
        response.end(written());
      });
    },
  };
}
