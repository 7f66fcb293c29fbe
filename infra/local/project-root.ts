import { fileURLToPath } from 'node:url';

/** The project's folder, even for the bundled server: the bundler inserts this file's original address. */
export const projectRoot = fileURLToPath(new URL('../..', import.meta.url));
