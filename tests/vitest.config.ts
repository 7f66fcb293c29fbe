import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';
import { brandColor } from '../shared/brand-colors.ts';
import { poseModel } from '../web/pose-model/plugin.ts';

const root = resolve(import.meta.dirname, '..');
const shared = {
  root,
  environment: 'node',
  testTimeout: 120_000,
  hookTimeout: 120_000,
  // A busy machine is not a failure: polling may take longer.
  expect: { poll: { timeout: 15_000 } },
  pool: 'forks',
} as const;

const everywhere = 'tests/support/processor-time.ts';

/** Rendered like in the build, in a process where nothing else is: React's renderers cannot share one. */
const drawnViews = 'web/first-view/views.test.ts';

/** The API suites share a cloud whose clock only moves forward, so they run in the order of their names. */
class NameOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const [api, others] = [true, false].map((isApi) =>
      sorted.filter(({ project }) => (project.name === 'api') === isApi),
    );
    const byName = (a: TestSpecification, b: TestSpecification) => (a.moduleId < b.moduleId ? -1 : 1);
    return [...(api ?? []).toSorted(byName), ...(others ?? [])];
  }
}

export default defineConfig({
  test: {
    maxWorkers: '100%',
    sequence: { sequencer: NameOrder },
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          isolate: false,
          setupFiles: [everywhere, 'tests/support/patience.ts', 'tests/support/property-seed.ts'],
          include: ['{shared,functions,infra}/**/*.test.ts', 'tests/{architecture,run}/*.test.ts'],
          exclude: ['infra/local/**'],
        },
      },
      // How well many messages and meals are understood, which takes longer than all other rules.
      {
        test: {
          ...shared,
          name: 'eval',
          isolate: false,
          setupFiles: [everywhere, 'tests/support/patience.ts', 'tests/support/property-seed.ts'],
          include: ['tests/eval/*.test.ts'],
        },
      },
      {
        plugins: [react(), poseModel()],
        test: {
          ...shared,
          name: 'web',
          env: { VITE_BRAND_COLOR: brandColor.dark },
          isolate: false,
          environment: 'happy-dom',
          testTimeout: 180_000,
          setupFiles: [everywhere, 'tests/support/patience.ts', 'tests/support/web-setup.ts'],
          // It keeps its toasts in a module, so each file needs its own.
          server: { deps: { inline: ['sonner'] } },
          include: ['web/**/*.test.{ts,tsx}'],
          exclude: [drawnViews],
        },
      },
      {
        test: {
          ...shared,
          name: 'local',
          isolate: false,
          setupFiles: [everywhere, 'tests/support/patience.ts'],
          include: ['{infra/local,tests/support}/**/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      // One running cloud per worker, see tests/support/cloud.ts.
      {
        test: {
          ...shared,
          name: 'api',
          isolate: false,
          setupFiles: [everywhere],
          include: ['tests/api/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      // Each file has its own cloud.
      {
        test: {
          ...shared,
          name: 'flows',
          setupFiles: [everywhere, 'tests/support/patience.ts'],
          include: ['tests/flows/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      // The commands of the reference, each in a short form; they need the built client.
      {
        test: {
          ...shared,
          name: 'commands',
          setupFiles: [everywhere],
          include: ['tests/commands/*.test.ts'],
          testTimeout: 180_000,
        },
      },
      {
        test: {
          ...shared,
          name: 'infra',
          isolate: false,
          setupFiles: [everywhere],
          include: ['tests/infra/**/*.test.ts', drawnViews],
          testTimeout: 120_000,
        },
      },
    ],
  },
});
