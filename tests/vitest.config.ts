import react from '@vitejs/plugin-react';
import { resolve } from 'node:path';
import { defineConfig } from 'vitest/config';

const root = resolve(import.meta.dirname, '..');
const shared = {
  root,
  environment: 'node',
  testTimeout: 20_000,
  hookTimeout: 30_000,
  pool: 'forks',
} as const;

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...shared,
          name: 'unit',
          include: ['{shared,functions,infra}/**/*.test.ts', 'tests/{architecture,eval}/*.test.ts'],
          exclude: ['infra/local/**'],
        },
      },
      {
        plugins: [react()],
        test: { ...shared, name: 'web', environment: 'happy-dom', include: ['web/**/*.test.{ts,tsx}'] },
      },
      {
        test: {
          ...shared,
          name: 'local',
          include: ['{infra/local,tests/support}/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      { test: { ...shared, name: 'api', include: ['tests/{api,flows}/**/*.test.ts'], testTimeout: 60_000 } },
      { test: { ...shared, name: 'infra', include: ['tests/infra/**/*.test.ts'], testTimeout: 120_000 } },
    ],
  },
});
