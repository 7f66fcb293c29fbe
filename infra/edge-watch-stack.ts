import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric, Stats, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { AppStack } from './app-stack';
import type { Bundle } from './bundle';
import { AlarmBell } from './constructs/alarm-bell';
import { Probe } from './constructs/probe';
import type { Environment } from './environments';
import { apiLogsOf } from './names';

interface EdgeWatchStackProps extends StackProps {
  environment: Environment;
  app: AppStack;
  bundle: Bundle;
}

/**
 * Watches the distribution, whose metrics are in us-east-1: an alarm must be where its metric is. From there, outside of
 * the environment's own region, it also probes it.
 */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, { environment, app, bundle, ...props }: EdgeWatchStackProps) {
    super(scope, id, props);
    const bell = new AlarmBell(this, 'Bell', environment);
    const rate = new Metric({
      namespace: 'AWS/CloudFront',
      metricName: '5xxErrorRate',
      dimensionsMap: { DistributionId: app.distributionId, Region: 'Global' },
      statistic: Stats.AVERAGE,
      period: Duration.minutes(5),
    });
    const logs = { groups: [apiLogsOf(environment.stackName)] };
    bell.ring('CloudFront 5xx', { metric: rate, above: 1, periods: 2, logs });
    if (!environment.probe) return;
    const { siteUrl, userPoolArn } = app;
    const probe = new Probe(this, 'Probe', { environment, bundle, siteUrl, userPoolArn });
    // Of three periods two must be bad: a run may slip into the next, and one lost answer wakes no one up.
    bell.ring('probe', {
      metric: probe.failures,
      above: 0,
      periods: 3,
      bad: 2,
      missing: TreatMissingData.BREACHING,
      logs: probe.logs,
    });
  }
}
