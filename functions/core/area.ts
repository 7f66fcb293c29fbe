import type { Area } from '../manifest-types';

/** One API for the areas that are too small for a function of their own: what it serves and may do are their `parts`. */
export const core = {
  name: 'core',
  functions: {
    'core-api': {
      entry: 'functions/core/lambda.ts',
      handler: 'api',
      timeoutSeconds: 10,
    },
  },
} as const satisfies Area;
