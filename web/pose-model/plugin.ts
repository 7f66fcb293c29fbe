import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';
import { assemblePoseModel } from './assemble-model.ts';

const moduleName = 'virtual:pose-model';
/** Rollup's convention, so that no other plugin takes the module for a file. */
const moduleId = `\0${moduleName}`;
const devPath = '/@pose-model/';

const runtime = '@mediapipe/tasks-vision/vision_wasm_module_internal.wasm';
const readRuntime = () => readFileSync(createRequire(import.meta.url).resolve(runtime));

/** Compressed here and unpacked in the browser: the CDN compresses nothing above 10 MB, and a known length makes progress exact. */
const files = {
  runtimeUrl: { name: 'pose-runtime.wasm.gz', content: () => gzipSync(readRuntime(), { level: 9 }) },
  modelUrl: { name: 'pose-model.task.gz', content: () => gzipSync(assemblePoseModel(), { level: 9 }) },
};

const exportsOf = (addressOf: (file: (typeof files)[keyof typeof files]) => string) =>
  Object.entries(files)
    .map(([name, file]) => `export const ${name} = ${addressOf(file)};`)
    .join('\n');

/** Serves the body detector from our own origin, assembled from pinned packages and never downloaded. */
export function poseModel(): Plugin {
  let isBuild = false;
  const made = new Map<string, Buffer>();
  return {
    name: 'pose-model',
    configResolved: ({ command }) => {
      isBuild = command === 'build';
    },
    resolveId: (id) => (id === moduleName ? moduleId : undefined),
    load(id) {
      if (id !== moduleId) return;
      if (!isBuild) return exportsOf(({ name }) => `'${devPath}${name}'`);
      return exportsOf(({ name, content }) => {
        const reference = this.emitFile({ type: 'asset', name, source: content() });
        return `import.meta.ROLLUP_FILE_URL_${reference}`;
      });
    },
    configureServer({ middlewares }) {
      middlewares.use((request, response, next) => {
        const file = Object.values(files).find(({ name }) => request.url === `${devPath}${name}`);
        if (!file) return next();
        const content = made.get(file.name) ?? file.content();
        made.set(file.name, content);
        response.setHeader('content-type', 'application/gzip');
        response.setHeader('content-length', content.length);
        response.end(content);
      });
    },
  };
}
