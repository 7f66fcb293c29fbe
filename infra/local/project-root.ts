import { fileURLToPath } from 'node:url';

/** The project's folder, also for the bundled server: the bundler puts this file's own address in. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
