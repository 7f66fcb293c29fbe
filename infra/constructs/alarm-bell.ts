import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { alarmTexts, type AlarmTitle } from '../alarm-texts';
import type { Environment } from '../environments';

interface Condition {
  metric: IMetric;
  above: number;
  periods?: number;
  missing?: TreatMissingData;
  /** The index, from 0, if one alarm cannot hold everything. */
  part?: number;
}

/** An alarm with the name and texts of its title. */
export function createAlarm(
  scope: Construct,
  stackName: string,
  title: AlarmTitle,
  { metric, above, periods = 1, missing, part = 0 }: Condition,
): Alarm {
  const { means, impact } = alarmTexts[title];
  const name = part === 0 ? title : `${title} ${part + 1}`;
  return new Alarm(scope, name, {
    alarmName: `${stackName}: ${name}`,
    alarmDescription: `${means} ${impact}`,
    metric,
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: periods,
    treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
  });
}

function alarmsOfThisAccount(scope: Construct): ServicePrincipal {
  const { account } = Stack.of(scope);
  return new ServicePrincipal('cloudwatch.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': account } },
  });
}

/** A topic that emails the operator, and the alarms that use it. */
export class AlarmBell extends Construct {
  private readonly topic: Topic;
  private readonly stackName: string;

  constructor(scope: Construct, id: string, { stackName, alarmEmail }: Environment) {
    super(scope, id);
    this.stackName = stackName;
    this.topic = new Topic(this, 'Topic', { displayName: `${stackName} alarms`, enforceSSL: true });
    // A topic with its own policy admits no one whom that policy does not name.
    this.topic.grantPublish(alarmsOfThisAccount(this));
    if (alarmEmail) this.topic.addSubscription(new EmailSubscription(alarmEmail));
  }

  /** Triggers when the metric is above the limit. */
  ring(title: AlarmTitle, condition: Condition): void {
    createAlarm(this, this.stackName, title, condition).addAlarmAction(new SnsAction(this.topic));
  }
}
