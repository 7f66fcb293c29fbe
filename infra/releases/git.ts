import { execFileSync } from 'node:child_process';

/** What git answers about the repository at `root`; throws if it cannot. */
export const git = (root: string, ...args: string[]): string =>
  execFileSync('git', ['--no-optional-locks', '-C', root, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
    timeout: 30_000,
    // Without a terminal to ask, a missing password is an error instead of a wait.
    env: { ...process.env, GIT_TERMINAL_PROMPT: '0' },
  }).trim();
