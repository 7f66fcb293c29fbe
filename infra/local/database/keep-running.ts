import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';

/** A process that serves. */
export interface Running {
  child: ChildProcess;
  /** Stops whatever else was started for it. */
  release(): void;
}

const stopWithinMs = 3000;
const maximumRestarts = 3;

async function end({ child, release }: Running): Promise<void> {
  release();
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill();
  const giveUp = setTimeout(() => child.kill('SIGKILL'), stopWithinMs);
  await ended;
  clearTimeout(giveUp);
}

/**
 * Calls `start` again when a process ends unexpectedly, at most three times; after that, or if it does not start,
 * calls `onLost`. Returns what stops it.
 */
export function keepRunning(
  first: Running,
  start: () => Promise<Running>,
  onLost: (error: Error) => void,
): () => Promise<void> {
  let isStopping = false;
  let restarts = 0;
  let running = first;
  const restart = async () => {
    restarts += 1;
    if (restarts > maximumRestarts) throw new Error('The local DynamoDB keeps stopping.');
    console.error('The local DynamoDB stopped unexpectedly and is being restarted.');
    running = await start();
    if (isStopping) await end(running);
    else watch();
  };
  const watch = () =>
    void running.child.once('exit', () => {
      if (!isStopping) restart().catch(onLost);
    });
  watch();
  return () => {
    isStopping = true;
    return end(running);
  };
}
