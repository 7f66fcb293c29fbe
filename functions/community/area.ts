import type { Area } from '../manifest-types';

/** One API for all that people do with each other: what it serves and may do are the `parts` of their areas. */
export const community = {
  name: 'community',
  functions: {
    'community-api': {
      entry: 'functions/community/lambda.ts',
      handler: 'api',
      timeoutSeconds: 10,
    },
  },
} as const satisfies Area;
