import { vi } from 'vitest';

// A busy machine is no failure: what is waited for may take its time, where vitest gives it a second.
const patienceMs = 15_000;
const { waitFor } = vi;
vi.waitFor = (callback, options) => waitFor(callback, options ?? { timeout: patienceMs });
