import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import path from 'node:path';
import { manifest } from '../functions/manifest';
import packageJson from '../package.json';
import { AppStack } from './app-stack';
import { bundleFunctions } from './bundle';
import { DataStack } from './data-stack';
import { EdgeStack } from './edge-stack';
import { findEnvironment, verifyEnvironment, type Environment } from './environments';

const app = new App();

function chosenEnvironment(): Environment {
  try {
    const environment = findEnvironment(app.node.tryGetContext('env'));
    verifyEnvironment(environment, process.env);
    return environment;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const environment = chosenEnvironment();
const account = environment.account ?? process.env.CDK_DEFAULT_ACCOUNT;
const { addressLimits: limits, stackName } = environment;
const edge =
  limits &&
  new EdgeStack(app, `${stackName}-edge`, {
    stackName: `${stackName}-edge`,
    env: { account, region: 'us-east-1' },
    crossRegionReferences: true,
    limits,
  });
const env = { account, region: environment.region };
const data = new DataStack(app, `${stackName}-data`, {
  stackName: `${stackName}-data`,
  env,
  environment,
  manifest,
});
const product = new AppStack(app, stackName, {
  crossRegionReferences: true,
  ...(edge && { webAclArn: edge.webAclArn }),
  env,
  environment,
  manifest,
  version: packageJson.version,
  bundle: bundleFunctions,
  siteFolder: path.resolve(import.meta.dirname, '../web/dist'),
});
product.addDependency(data);
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
