import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const files = readdirSync(join(root, '.github/workflows'));
const textOf = (file: string) => read(`.github/workflows/${file}`);

/** What is wrong with the actions that a workflow uses: those of others are pinned by commit, with the version beside. */
const looseActions = (text: string) =>
  [...text.matchAll(/^ *(?:- )?uses: (.+)$/gm)]
    .map(([, used = '']) => used)
    .filter((used) => {
      if (used.startsWith('./')) return !existsSync(join(root, used));
      return !/^[\w./-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(used);
    });

/** Commands of npm and npx in a workflow that do not exist. */
function missingCommands(text: string): string[] {
  const runs = [...text.matchAll(/npm run (?:-s )?([\w:-]+)/g)].map(([, name = '']) => name);
  const tools = [...text.matchAll(/npx ([\w-]+)/g)].map(([, name = '']) => name);
  return [
    ...runs.filter((name) => !(name in scripts)),
    ...tools.filter((name) => !existsSync(join(root, 'node_modules/.bin', name))),
  ];
}

/** The job of a workflow, by its name. */
const jobOf = (text: string, name: string) =>
  text.split(/^(?= {2}\w+:$)/m).find((part) => part.startsWith(`  ${name}:`)) ?? '';

describe.each(files)('The workflow %s', (file) => {
  const text = textOf(file);

  it('pins every action by its commit, and says which version that is', () => {
    expect(text).toContain('uses: ');
    expect(looseActions(text)).toEqual([]);
  });

  it('calls only commands that exist', () => {
    expect(missingCommands(text)).toEqual([]);
  });

  it('says what it may do, and puts no input into a shell', () => {
    expect(text).toMatch(/^permissions:/m);
    const shells = [...text.matchAll(/^( *)(?:- )?run: (.*(?:\n\1 {2,}.*)*)/gm)].map(([, , run = '']) => run);
    expect(shells.filter((run) => run.includes('${{'))).toEqual([]);
  });
});

describe('A deployment by the workflow', () => {
  const [pipeline, one] = [textOf('deploy.yml'), textOf('deploy-to.yml')];

  it('builds and synthesizes once, for every environment it goes to', () => {
    expect(pipeline.match(/npm run build/g)).toHaveLength(1);
    expect(jobOf(pipeline, 'build')).toMatch(/npm run synth .*--output "cdk\.out\/\$name"/);
    expect(one).not.toMatch(/npm run (?:build|synth)/);
    expect(one).toContain('--app "cdk.out/$NAME"');
  });

  it('reaches prod only after staging is well, unless it rolls back to what was live there', () => {
    const prod = jobOf(pipeline, 'prod');
    expect(prod).toContain('needs: [build, staging]');
    expect(prod).toContain("needs.staging.result == 'success'");
    expect(jobOf(pipeline, 'build')).toContain("git tag --points-at HEAD --list 'deployed/prod/*'");
  });

  it('shows the difference, deploys, tags, imports, and tries the product, in this order', () => {
    const steps = [
      'cdk diff',
      'npm run deploy',
      'git push origin',
      'npm run import:exercises',
      'npm run smoke',
    ];
    const places = steps.map((step) => one.indexOf(step));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expect(jobOf(one, 'deploy')).toContain('environment: ${{ inputs.environment }}\n');
  });
});

describe('The checks of workflows', () => {
  it('find a loose action, a missing command, and an input in a shell', () => {
    const sha = 'a'.repeat(40);
    const used = [`a/b@v4`, `a/b@${sha}`, `a/b@${sha} # v4`, `a/b@${sha} # v4.0.1`, './nowhere.yml'];
    const loose = looseActions(used.map((each) => `      - uses: ${each}`).join('\n'));
    expect(loose).toEqual([`a/b@v4`, `a/b@${sha}`, `a/b@${sha} # v4`, './nowhere.yml']);
    expect(missingCommands('npm run nonsense && npx nonsense-tool && npm run build')).toEqual([
      'nonsense',
      'nonsense-tool',
    ]);
  });
});

describe('Updates', () => {
  it('come once a week for packages and for actions', () => {
    const text = read('.github/dependabot.yml');
    expect([...text.matchAll(/package-ecosystem: (\S+)/g)].map(([, name]) => name)).toEqual([
      'npm',
      'github-actions',
    ]);
    expect(text.match(/interval: weekly/g)).toHaveLength(2);
  });
});
