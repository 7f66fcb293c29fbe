import { App } from 'aws-cdk-lib';
import { Template } from 'aws-cdk-lib/assertions';
import { AwsSolutionsChecks } from 'cdk-nag';
import { randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import cdk from '../../cdk.json';
import { manifest } from '../../functions/manifest';
import type { Bundle } from '../../infra/bundle';
import { findEnvironment, type Environment } from '../../infra/environments';
import { createProduct } from '../../infra/product';

const scratch = mkdtempSync(path.join(tmpdir(), 'vita-synth-'));
process.on('exit', () => rmSync(scratch, { recursive: true, force: true }));

const withoutFiles = { 'aws:cdk:bundling-stacks': [], 'aws:cdk:disable-asset-staging': true };

/** An empty module for each entry: the template does not depend on the code. */
const bundleStubs: Bundle = (entries) =>
  entries.map((entry) => {
    const folder = path.join(scratch, entry);
    const file = path.join(folder, 'lambda.mjs');
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `// ${entry}`);
    return { entry, folder, file, inputs: [], data: [] };
  });

function builtSite(): string {
  const folder = path.join(scratch, 'site');
  for (const name of ['assets', 'videos']) mkdirSync(path.join(folder, name), { recursive: true });
  for (const name of ['index.html', 'assets/main-abc.js', 'videos/squat.mp4']) {
    writeFileSync(path.join(folder, name), name);
  }
  return folder;
}

interface Options {
  changes?: Partial<Environment>;
  validate?: boolean;
  account?: string;
  siteFolder?: string;
}

const made = new Map<string, ReturnType<typeof synthesizeAnew>>();

/** One environment's code stack, its templates, and unaccepted findings of cdk-nag; made once per worker. */
export function synthesize(stage: Environment['stage'], options: Options = {}) {
  const key = JSON.stringify([stage, options]);
  const known = made.get(key) ?? synthesizeAnew(stage, options);
  made.set(key, known);
  return known;
}

function synthesizeAnew(
  stage: Environment['stage'],
  { changes = {}, validate = false, account, siteFolder = builtSite() }: Options,
) {
  // The schema check of every resource takes seconds to load, so only one test file runs it.
  process.env.CDK_VALIDATION = String(validate);
  const app = new App({
    context: { ...cdk.context, ...withoutFiles },
    // One for each app: what another one left there would be taken for this one's.
    outdir: path.join(scratch, `cdk.out-${randomUUID()}`),
  });
  const environment = { ...findEnvironment(stage), region: 'eu-west-2', ...changes };
  const { edge, data, product, watch, edgeWatch } = createProduct(app, {
    environment,
    account,
    manifest,
    release: { version: '1.2.3', commit: 'abc1234', builtAt: '2026-04-08T09:30:00.000Z' },
    bundle: bundleStubs,
    siteFolder,
  });
  const checks = new AwsSolutionsChecks(app);
  const template = Template.fromStack(product);
  const findings = checks
    .validateScope(app)
    .violations.flatMap(({ ruleName, violatingResources }) =>
      violatingResources.map((resource) => `${ruleName} at ${resource.constructPath}`),
    );
  return {
    stack: product,
    template,
    data: Template.fromStack(data),
    findings,
    edge: edge && Template.fromStack(edge),
    watch: Template.fromStack(watch),
    edgeWatch: edgeWatch && Template.fromStack(edgeWatch),
  };
}

/** Every resource of a type by its logical ID, reduced to its properties. */
export function propertiesOf(template: Template, type: string): Record<string, Record<string, unknown>> {
  const resources = Object.entries(template.findResources(type));
  return Object.fromEntries(resources.map(([id, { Properties }]) => [id, Properties ?? {}]));
}
