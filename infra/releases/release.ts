import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import { git } from './git';

/** What runs, told by everything it writes and answers. */
export interface Release {
  version: string;
  /** Seven digits of the commit; `-dirty` if files differ from it, 'unknown' without git. */
  commit: string;
  /** The commit's own time, so that building it again changes nothing; 'unknown' without git. */
  builtAt: string;
}

type Origin = Pick<Release, 'commit' | 'builtAt'>;

const packageSchema = z.object({ version: z.string() });
const unknown = 'unknown';

/** Null without git, and in a copy that lies in someone else's repository. */
function readGit(root: string): Origin | null {
  if (!existsSync(path.join(root, '.git'))) return null;
  try {
    const [commit = '', seconds] = git(root, 'log', '-1', '--format=%H %ct').split(' ');
    const isDirty = git(root, 'status', '--porcelain') !== '';
    const builtAt = new Date(Number(seconds) * 1000).toISOString();
    return { commit: commit.slice(0, 7) + (isDirty ? '-dirty' : ''), builtAt };
  } catch {
    return null;
  }
}

/** The release that the files at `root` make; where git cannot say, the shell may name the commit. */
export function readRelease(root: string, shell: Record<string, string | undefined>): Release {
  const { version } = packageSchema.parse(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')));
  const named = (shell.VITA_COMMIT ?? shell.GITHUB_SHA)?.slice(0, 7);
  return { version, ...(readGit(root) ?? { commit: named || unknown, builtAt: unknown }) };
}

/** How a release is called in one line: `release 0.1.0 abc1234`. */
export const releaseLine = ({ version, commit }: Release) => `release ${version} ${commit}`;
