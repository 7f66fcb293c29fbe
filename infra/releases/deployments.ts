import { git } from './git';
import { readRelease } from './release';

/** One deployment, remembered by a tag of its commit: `deployed/prod/20260408T093000Z`. */
export interface Deployment {
  tag: string;
  /** "2026-04-08 09:30" */
  at: string;
  commit: string;
  /** The commit's first line. */
  subject: string;
}

const stampOf = (now: Date) => now.toISOString().replaceAll(/[-:]|\.\d+/g, '');
const timeIn = (tag: string) => tag.replace(/^.*(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)\d\dZ.*$/, '$1-$2-$3 $4:$5');

/** Tags the commit at `root` as deployed now; `-dirty` if other files than the commit's were. Returns the tag. */
export function tagDeployment(root: string, environment: string, now: Date): string {
  const isDirty = readRelease(root, {}).commit.endsWith('-dirty');
  const tag = `deployed/${environment}/${stampOf(now)}${isDirty ? '-dirty' : ''}`;
  git(root, 'tag', tag);
  return tag;
}

/** Gets the tags that others and the workflow made; false if the origin does not answer. */
export function fetchDeployments(root: string): boolean {
  try {
    git(root, 'fetch', '--quiet', 'origin', 'refs/tags/deployed/*:refs/tags/deployed/*');
    return true;
  } catch {
    return false;
  }
}

/** The last deployments, newest first. */
export function listDeployments(root: string, environment: string, count: number): Deployment[] {
  const format = '%(refname:short)%09%(objectname)%09%(subject)';
  const told = git(
    root,
    'for-each-ref',
    '--sort=-refname',
    `--count=${count}`,
    `--format=${format}`,
    `refs/tags/deployed/${environment}`,
  );
  return told
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [tag = '', commit = '', subject = ''] = line.split('\t');
      return { tag, at: timeIn(tag), commit: commit.slice(0, 7), subject };
    });
}

/** The last deployments as a list for people, with the one to go back to and how. */
export function deploymentLines(environment: string, deployments: readonly Deployment[]): string[] {
  const [live] = deployments;
  if (!live) return [`No deployment to ${environment} is tagged here.`];
  // The same commit may have been deployed twice, and is nothing to go back to.
  const before = deployments.find(({ commit, tag }) => commit !== live.commit && !tag.endsWith('-dirty'));
  const roleOf = (each: Deployment) => (each === live ? 'live' : each === before ? 'before' : '');
  const lines = deployments.map(
    (each) => `${roleOf(each).padEnd(6)}  ${each.at}  ${each.commit}  ${each.tag}  ${each.subject}`,
  );
  if (!before) return [...lines, 'There is none before it.'];
  return [
    ...lines,
    `To roll back, run deploy.yml from the tag ${before.tag} with roll_back, or by hand:`,
    `git checkout ${before.tag} && npm ci && npm run deploy -- -c env=${environment}`,
  ];
}
