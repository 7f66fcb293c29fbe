import { App, Validations } from 'aws-cdk-lib';
import { AwsSolutionsChecks } from 'cdk-nag';
import path from 'node:path';
import { manifest } from '../functions/manifest';
import { bundleFunctions } from './bundle';
import { readEndpoints } from './endpoints';
import { findEnvironment, readRestoring, verifyEnvironment, type Environment } from './environments';
import { createProduct } from './product';
import { readRelease } from './releases/release';

const root = path.resolve(import.meta.dirname, '..');
const app = new App();

function chosenEnvironment(): Environment {
  try {
    const found = findEnvironment(app.node.tryGetContext('env'));
    const environment = { ...found, restoring: readRestoring(app.node.tryGetContext('restoring')) };
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
  release: readRelease(root, process.env),
  bundle: bundleFunctions,
  siteFolder: path.join(root, 'web/dist'),
});
Validations.of(app).addPlugins(new AwsSolutionsChecks(app));
