import { Stack } from 'aws-cdk-lib';
import { Alarm, ComparisonOperator, TreatMissingData, type IMetric } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnQueryDefinition } from 'aws-cdk-lib/aws-logs';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { alarmTexts, type AlarmTitle, type Severity } from '../alarm-texts';
import { dashboardLink, logsLink, savedQueriesLink } from '../console-links';
import type { Environment } from '../environments';

/** Log groups, and their region if it is not the environment's. */
interface Logs {
  groups: readonly string[];
  region?: string;
}

interface Condition {
  metric: IMetric;
  above: number;
  periods?: number;
  /** Of these periods, how many must be above; all, unless it says otherwise. */
  bad?: number;
  missing?: TreatMissingData;
  /** The function, queue, or table it is about. */
  of?: string;
  /** Where its query finds more. */
  logs: Logs;
}

/** More log groups than this do not fit into the link of a description, so their query is saved. */
const linkedGroups = 8;
const nameOf = ({ stackName }: Environment, title: AlarmTitle, of?: string) =>
  `${stackName}: ${title}${of ? ` (${of})` : ''}`;

function logsOf(environment: Environment, title: AlarmTitle, { groups, region = environment.region }: Logs) {
  if (groups.length <= linkedGroups) return logsLink(region, groups, alarmTexts[title].query);
  return `${savedQueriesLink(region)}, saved query ${nameOf(environment, title)}`;
}

/** What an operator reads at three in the morning; CloudWatch allows 1,024 characters. */
function describe(environment: Environment, title: AlarmTitle, { of, logs }: Condition): string {
  const { region, stackName, runbookUrl } = environment;
  const { means, impact, severity } = alarmTexts[title];
  return [
    `${of ? `${of}: ` : ''}${means} ${impact}`,
    `Severity: ${severity}`,
    `Runbook: ${runbookUrl ? `${runbookUrl}#alarms` : 'Alarms'}, ${title}`,
    `Dashboard: ${dashboardLink(region, stackName)}`,
    `Logs: ${logsOf(environment, title, logs)}`,
  ].join('\n');
}

/** An alarm with the name and texts of its title. */
export function createAlarm(
  scope: Construct,
  environment: Environment,
  title: AlarmTitle,
  condition: Condition,
): Alarm {
  const { metric, above, periods = 1, bad, missing, of, logs } = condition;
  const name = nameOf(environment, title, of);
  if (logs.groups.length > linkedGroups)
    new CfnQueryDefinition(scope, `Query of ${title}`, {
      name,
      queryString: alarmTexts[title].query,
      logGroupNames: [...logs.groups],
    });
  return new Alarm(scope, of ? `${title} of ${of}` : title, {
    alarmName: name,
    alarmDescription: describe(environment, title, condition),
    metric,
    threshold: above,
    comparisonOperator: ComparisonOperator.GREATER_THAN_THRESHOLD,
    evaluationPeriods: periods,
    datapointsToAlarm: bad,
    treatMissingData: missing ?? TreatMissingData.NOT_BREACHING,
  });
}

function alarmsOfThisAccount(scope: Construct): ServicePrincipal {
  const { account } = Stack.of(scope);
  return new ServicePrincipal('cloudwatch.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': account } },
  });
}

/** A topic for each severity that emails the operator, and the alarms that use them. */
export class AlarmBell extends Construct {
  private readonly actions: Record<Severity, SnsAction>;

  constructor(
    scope: Construct,
    id: string,
    private readonly environment: Environment,
  ) {
    super(scope, id);
    this.actions = { page: this.createAction('page'), ticket: this.createAction('ticket') };
  }

  /** Triggers when the metric is above the limit, and again when it is not any more. */
  ring(title: AlarmTitle, condition: Condition): void {
    const alarm = createAlarm(this, this.environment, title, condition);
    const action = this.actions[alarmTexts[title].severity];
    alarm.addAlarmAction(action);
    alarm.addOkAction(action);
  }

  private createAction(severity: Severity): SnsAction {
    const { stackName, alarmEmail } = this.environment;
    const name = `${stackName}-${severity}`;
    const topic = new Topic(this, severity, { topicName: name, displayName: name, enforceSSL: true });
    // A topic with its own policy admits no one whom that policy does not name.
    topic.grantPublish(alarmsOfThisAccount(this));
    if (alarmEmail) topic.addSubscription(new EmailSubscription(alarmEmail));
    return new SnsAction(topic);
  }
}
