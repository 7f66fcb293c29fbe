import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import path from 'node:path';
import { manifest } from '../functions/manifest';
import packageJson from '../package.json';
import { AppStack } from './app-stack';
import { bundleFunctions } from './bundle';
import { findEnvironment, type Environment } from './environments';

const app = new App();

function chosenEnvironment(): Environment {
  try {
    return findEnvironment(app.node.tryGetContext('env'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const environment = chosenEnvironment();
new AppStack(app, environment.stackName, {
  env: { account: process.env.CDK_DEFAULT_ACCOUNT, region: environment.region },
  environment,
  manifest,
  version: packageJson.version,
  bundle: bundleFunctions,
  siteFolder: path.resolve(import.meta.dirname, '../web/dist'),
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
