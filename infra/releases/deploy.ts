import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { findEnvironment } from '../environments';
import { tagDeployment } from './deployments';
import { readRelease, releaseLine } from './release';

interface DeployTools {
  /** Runs a command to its end and returns its exit code. */
  run(command: string, args: string[]): number;
  now(): Date;
  say(line: string): void;
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false;

/** The name after `-c env=`, as the CDK reads it, and the synthesized folder after `--app`. */
function readArgs(args: string[], root: string) {
  const { values } = parseArgs({
    args,
    strict: false,
    allowPositionals: true,
    options: {
      context: { type: 'string', short: 'c', multiple: true },
      app: { type: 'string', short: 'a' },
    },
  });
  const named = (values.context ?? []).map(String).findLast((each) => each.startsWith('env='));
  const app = typeof values.app === 'string' ? path.resolve(root, values.app) : '';
  return { environment: named?.slice('env='.length) ?? 'dev', folder: isFolder(app) ? app : null };
}

/**
 * Builds, deploys all stacks, and tags the commit as deployed. With `--app <folder>` it deploys what was synthesized
 * there, and builds nothing. Returns the exit code.
 */
export function deploy(root: string, args: string[], { run, now, say }: DeployTools): number {
  const { environment, folder } = readArgs(args, root);
  const { stackName } = findEnvironment(environment);
  if (folder && !existsSync(path.join(folder, `${stackName}.template.json`)))
    throw new Error(
      `${folder} was not synthesized for ${environment}: there is no stack ${stackName} in it.`,
    );
  const code = (folder ? 0 : run('npm', ['run', '-s', 'build'])) || run('cdk', ['deploy', '--all', ...args]);
  if (code !== 0) return code;
  const release = releaseLine(readRelease(root, process.env));
  if (!existsSync(path.join(root, '.git'))) {
    say(`${environment}: ${release}, not tagged: there is no git here`);
    return 0;
  }
  say(`${environment}: ${release}, tagged ${tagDeployment(root, environment, now())}`);
  return 0;
}
