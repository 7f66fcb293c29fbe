import type { Context } from 'aws-lambda';

/** What a function that stops in time needs of Lambda's context. */
export type TimeLeft = Pick<Context, 'getRemainingTimeInMillis'>;
