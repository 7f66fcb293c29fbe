import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
// With extensions, Node can load these files directly.
import { brandColor } from '../shared/brand-colors.ts';
import { pageColor } from '../shared/page-color.ts';
import { firstView } from './first-view/plugin.ts';
import { openApi } from './openapi/plugin.ts';
import { poseModel } from './pose-model/plugin.ts';
import { serviceWorker } from './service-worker-plugin.ts';
import { sharedChunks } from './shared-chunks.ts';

const { version } = JSON.parse(
  readFileSync(fileURLToPath(new URL('../package.json', import.meta.url)), 'utf8'),
) as { version: string };

const library = fileURLToPath(new URL('../functions/exercises/library', import.meta.url));
const exercises = readdirSync(library, { withFileTypes: true }).filter((each) => each.isDirectory());

export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  plugins: [tailwindcss(), react(), firstView(), poseModel(), openApi(), serviceWorker()],
  define: {
    'import.meta.env.VITE_EXERCISES': JSON.stringify(String(exercises.length)),
    'import.meta.env.VITE_BRAND_COLOR': JSON.stringify(brandColor.dark),
    'import.meta.env.VITE_PAGE_COLOR': JSON.stringify(pageColor.dark),
    'import.meta.env.VITE_APP_VERSION': JSON.stringify(version),
  },
  worker: { format: 'es' },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'baseline-widely-available',
    sourcemap: 'hidden',
    // One style sheet for all pages, cached once; its layers keep the order.
    cssCodeSplit: false,
    // Fonts and icons stay files: a data: address would need a looser content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: { output: { codeSplitting: sharedChunks } },
  },
});
