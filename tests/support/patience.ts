import { vi } from 'vitest';

// A busy machine is not a failure: polling may take longer than vitest's one second.
const patienceMs = 15_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: patienceMs });
