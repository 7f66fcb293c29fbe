import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import type { AppStack } from './app-stack';
import { AlarmBell } from './constructs/alarm-bell';
import type { Environment } from './environments';
import { apiLogsOf } from './names';

interface EdgeWatchStackProps extends StackProps {
  environment: Environment;
  app: AppStack;
}

/** Watches the distribution: CloudFront's metrics are in us-east-1, and an alarm must be where its metric is. */
export class EdgeWatchStack extends Stack {
  constructor(scope: Construct, id: string, { environment, app, ...props }: EdgeWatchStackProps) {
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
  }
}
