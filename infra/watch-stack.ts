import { Stack, type StackProps } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Manifest } from '../functions/manifest-types';
import type { AppStack } from './app-stack';
import { Alarms } from './constructs/alarms';
import { LogMetrics } from './constructs/log-metrics';
import { createMonthlyBudget } from './constructs/monthly-budget';
import { Overview } from './constructs/overview';
import { namesOf } from './constructs/stored-data';
import type { Environment } from './environments';

interface WatchStackProps extends StackProps {
  environment: Environment;
  manifest: Manifest;
  app: AppStack;
}

/**
 * What watches an environment: alarms, the dashboard, and the monthly budget. It knows functions, queues, tables, and
 * logs by name, so nothing of the product waits for it, and an emulator may leave it out.
 */
export class WatchStack extends Stack {
  constructor(scope: Construct, id: string, { environment, manifest, app, ...props }: WatchStackProps) {
    super(scope, id, props);
    const { stackName, alarmEmail, budgetUsd } = environment;
    const logs = new LogMetrics(this, 'Logs', environment, manifest);
    const { tableOf } = namesOf(this, environment);
    const watched = {
      environment,
      manifest,
      logs,
      httpApiId: app.httpApiId,
      sockets: app.socketStage,
      tableNames: Object.keys(manifest.tables).map(tableOf),
    };
    new Alarms(this, 'Alarms', watched);
    new Overview(this, 'Overview', watched);
    if (budgetUsd && alarmEmail)
      createMonthlyBudget(this, 'Budget', { name: stackName, usd: budgetUsd, email: alarmEmail });
  }
}
