import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deploy } from './deploy';
import { deploymentLines, fetchDeployments, listDeployments } from './deployments';

const scratch = mkdtempSync(path.join(tmpdir(), 'vita-deploy-'));
const [root, origin, other] = ['work', 'origin', 'other'].map((name) => path.join(scratch, name));
afterAll(() => rmSync(scratch, { recursive: true }));

const git = (folder: string, ...args: string[]) =>
  execFileSync(
    'git',
    [
      '-C',
      folder,
      '-c',
      'user.name=Ana',
      '-c',
      'user.email=ana@vita.example',
      '-c',
      'init.defaultBranch=main',
      ...args,
    ],
    { encoding: 'utf8' },
  ).trim();
const commit = (subject: string) => {
  git(root!, 'commit', '-q', '--allow-empty', '-m', subject);
  return git(root!, 'rev-parse', 'HEAD').slice(0, 7);
};

let ran: string[] = [];
let said: string[] = [];
let now = '2026-04-08T09:30:00Z';
const failing = new Set<string>();
const tools = {
  run: (command: string, args: string[]) => {
    ran.push([command, ...args].join(' '));
    return failing.has(command) ? 3 : 0;
  },
  now: () => new Date(now),
  say: (line: string) => void said.push(line),
};
const lines = (environment: string) => deploymentLines(environment, listDeployments(root!, environment, 10));

beforeAll(() => {
  for (const folder of [root!, origin!]) mkdirSync(folder);
  git(origin!, 'init', '-q', '--bare');
  git(root!, 'init', '-q');
  git(root!, 'remote', 'add', 'origin', origin!);
  writeFileSync(path.join(root!, 'package.json'), '{ "version": "1.2.3" }');
  writeFileSync(path.join(root!, '.gitignore'), 'cdk.out/');
  git(root!, 'add', '.');
});
beforeEach(() => {
  ran = [];
  said = [];
  failing.clear();
});

describe('A deployment', () => {
  it('builds, deploys all stacks with the options it was given, and tags the commit', () => {
    const first = commit('workouts: the first');
    expect(deploy(root!, ['-c', 'env=prod', '--require-approval', 'never'], tools)).toBe(0);
    expect(ran).toEqual(['npm run -s build', 'cdk deploy --all -c env=prod --require-approval never']);
    expect(said).toEqual([`prod: release 1.2.3 ${first}, tagged deployed/prod/20260408T093000Z`]);
    expect(lines('prod')).toEqual([
      `live    2026-04-08 09:30  ${first}  deployed/prod/20260408T093000Z  workouts: the first`,
      'There is none before it.',
    ]);
    expect(lines('staging')).toEqual(['No deployment to staging is tagged here.']);
  });

  it('that fails is not tagged', () => {
    failing.add('npm');
    expect(deploy(root!, ['--context', 'env=staging'], tools)).toBe(3);
    failing.clear();
    failing.add('cdk');
    expect(deploy(root!, ['--context=env=staging'], tools)).toBe(3);
    expect(ran).toEqual(['npm run -s build', 'npm run -s build', 'cdk deploy --all --context=env=staging']);
    expect(said).toEqual([]);
    expect(listDeployments(root!, 'staging', 10)).toEqual([]);
  });

  it('of what was synthesized before builds nothing, and only where it was synthesized for', () => {
    const folder = path.join(root!, 'cdk.out/staging');
    mkdirSync(folder, { recursive: true });
    writeFileSync(path.join(folder, 'vita-staging.template.json'), '{}');
    expect(deploy(root!, ['--app', 'cdk.out/staging', '-c', 'env=staging'], tools)).toBe(0);
    expect(ran).toEqual(['cdk deploy --all --app cdk.out/staging -c env=staging']);
    expect(() => deploy(root!, ['--app', 'cdk.out/staging', '-c', 'env=prod'], tools)).toThrow(
      /was not synthesized for prod: there is no stack vita-prod in it\.$/,
    );
    expect(() => deploy(root!, ['-c', 'env=production'], tools)).toThrow('Unknown environment');
  });
});

describe('The deployments of an environment', () => {
  it('name the release to roll back to: the last other commit, whatever was deployed twice or by hand', () => {
    const [first] = listDeployments(root!, 'prod', 1);
    const second = commit('points: the second');
    for (const at of ['2026-04-09T10:00:00Z', '2026-04-09T11:00:00Z']) {
      now = at;
      deploy(root!, ['-c', 'env=prod'], tools);
    }
    expect(lines('prod')).toEqual([
      `live    2026-04-09 11:00  ${second}  deployed/prod/20260409T110000Z  points: the second`,
      `        2026-04-09 10:00  ${second}  deployed/prod/20260409T100000Z  points: the second`,
      `before  2026-04-08 09:30  ${first?.commit}  deployed/prod/20260408T093000Z  workouts: the first`,
      'To roll back, run deploy.yml from the tag deployed/prod/20260408T093000Z with roll_back, or by hand:',
      'git checkout deployed/prod/20260408T093000Z && npm ci && npm run deploy -- -c env=prod',
    ]);
  });

  it('say which one was not what was committed', () => {
    writeFileSync(path.join(root!, 'patch.ts'), '');
    now = '2026-04-10T08:00:00Z';
    deploy(root!, ['-c', 'env=dev'], tools);
    rmSync(path.join(root!, 'patch.ts'));
    expect(listDeployments(root!, 'dev', 1)).toMatchObject([
      { tag: 'deployed/dev/20260410T080000Z-dirty', at: '2026-04-10 08:00' },
    ]);
  });

  it('that others made are asked from the origin', () => {
    git(root!, 'push', '-q', 'origin', '--tags');
    git(scratch, 'clone', '-q', '--no-tags', root!, other!);
    git(other!, 'remote', 'set-url', 'origin', origin!);
    expect(listDeployments(other!, 'prod', 10)).toEqual([]);
    expect(fetchDeployments(other!)).toBe(true);
    expect(listDeployments(other!, 'prod', 10)).toEqual(listDeployments(root!, 'prod', 10));
    git(other!, 'remote', 'set-url', 'origin', path.join(scratch, 'nowhere'));
    expect(fetchDeployments(other!)).toBe(false);
  });
});
