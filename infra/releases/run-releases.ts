import path from 'node:path';
import { findEnvironment } from '../environments';
import { offerHelp, readOptions } from '../help';
import { deploymentLines, fetchDeployments, listDeployments } from './deployments';

offerHelp(`
npm run releases -- --env <name>    the last deployments, newest first: the live one, and the one to roll back to

They are tags, deployed/<name>/<time>, which npm run deploy makes and the workflow pushes.

  --env <name>  dev, staging, or prod
  --help        print this
`);
const root = path.resolve(import.meta.dirname, '../..');
const { values } = readOptions({ options: { env: { type: 'string' } } });

try {
  const { stage } = findEnvironment(values.env);
  if (!fetchDeployments(root)) console.log('The origin does not answer: these are the tags known here.');
  console.log(deploymentLines(stage, listDeployments(root, stage, 10)).join('\n'));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
