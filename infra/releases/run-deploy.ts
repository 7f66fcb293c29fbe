import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { offerHelp } from '../help';
import { deploy } from './deploy';

offerHelp(`
npm run deploy -- -c env=<name> [-- CDK options]    builds, deploys all stacks in order, and tags the commit

The tag, deployed/<name>/<time>, is local until it is pushed: git push origin <tag>. All options are those of cdk deploy.

  -c env=<name>   dev, staging, or prod (default dev)
  --app <folder>  deploys what npm run synth left there, and builds nothing
  --help          print this
`);
const root = path.resolve(import.meta.dirname, '../..');
const bins = path.join(root, 'node_modules/.bin');
const env = { ...process.env, PATH: `${bins}${path.delimiter}${process.env.PATH ?? ''}` };

try {
  process.exitCode = deploy(root, process.argv.slice(2), {
    run: (command, args) => spawnSync(command, args, { cwd: root, env, stdio: 'inherit' }).status ?? 1,
    now: () => new Date(),
    say: console.log,
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
