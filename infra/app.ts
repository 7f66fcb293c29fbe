import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import path from 'node:path';
import { manifest } from '../functions/manifest';
import packageJson from '../package.json';
import { bundleFunctions } from './bundle';
import { readEndpoints } from './endpoints';
import { findEnvironment, verifyEnvironment, type Environment } from './environments';
import { createProduct } from './product';

const app = new App();

function chosenEnvironment(): Environment {
  try {
    const environment = findEnvironment(app.node.tryGetContext('env'));
    verifyEnvironment(environment, process.env);
    const endpoints = readEndpoints(app.node.tryGetContext('endpoints'));
    return endpoints ? { ...environment, endpoints } : environment;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

const environment = chosenEnvironment();
createProduct(app, {
  environment,
  account: environment.account ?? process.env.CDK_DEFAULT_ACCOUNT,
  manifest,
  version: packageJson.version,
  bundle: bundleFunctions,
  siteFolder: path.resolve(import.meta.dirname, '../web/dist'),
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
