import { setTimeout as pause } from 'node:timers/promises';
import { ConditionFailed } from './transact';

const attempts = 10;
const pauseMs = 8;

/** Runs `decide` again, which reads afresh, while somebody else is faster; the last ConditionFailed is thrown. */
export async function retryOnChange<Result>(decide: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await decide();
    } catch (error) {
      if (!(error instanceof ConditionFailed) || attempt === attempts) throw error;
      await pause(Math.random() * pauseMs * attempt);
    }
  }
}
