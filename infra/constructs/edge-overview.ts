import { Duration } from 'aws-cdk-lib';
import { Dashboard, GraphWidget, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { Construct } from 'constructs';
import type { Environment } from '../environments';
import { groupsAt, managedGroups, type ManagedGroupName } from '../managed-rules';
import { webAclNameOf } from '../names';

const hour = Duration.hours(1);

/** What the web ACLs counted and refused in a week: whether AWS's rules may be enforced (runbook, Floods). */
export class EdgeOverview extends Construct {
  constructor(
    scope: Construct,
    id: string,
    private readonly environment: Environment,
  ) {
    super(scope, id);
    const dashboard = new Dashboard(this, 'Dashboard', {
      dashboardName: `${environment.stackName}-edge`,
      defaultInterval: Duration.days(7),
    });
    dashboard.addWidgets(...groupsAt.site.map((group) => this.found(group)));
    dashboard.addWidgets(this.decided('site'), this.decided('signIn'));
  }

  /** What a group found at the site, by rule. A label counts with what became of its request. */
  private found(group: ManagedGroupName): GraphWidget {
    const acl = webAclNameOf(this.environment.stackName, 'site');
    const labels = `WebACL="${acl}" LabelNamespace="${managedGroups[group].labels}"`;
    const search = `{AWS/WAFV2,LabelName,LabelNamespace,WebACL} ${labels}`;
    const expression = `SEARCH('${search}', 'Sum', ${hour.toSeconds()})`;
    const label = "${PROP('Dim.LabelName')} ${PROP('MetricName')}";
    const left = [new MathExpression({ expression, usingMetrics: {}, label, period: hour })];
    return new GraphWidget({ title: `Site: ${group}, by rule`, left, width: 8, height: 6 });
  }

  /** How many requests each rule of an ACL counted and refused. */
  private decided(at: keyof typeof groupsAt): GraphWidget {
    const { stackName, region } = this.environment;
    const WebACL = webAclNameOf(stackName, at);
    const metric = (rule: string, metricName: 'CountedRequests' | 'BlockedRequests') =>
      new Metric({
        namespace: 'AWS/WAFV2',
        metricName,
        // CloudFront's metrics have no region.
        dimensionsMap: { WebACL, Rule: `${WebACL}-${rule}`, ...(at === 'signIn' && { Region: region }) },
        ...(at === 'signIn' && { region }),
        statistic: Stats.SUM,
        period: hour,
        label: `${rule} ${metricName === 'CountedRequests' ? 'counted' : 'refused'}`,
      });
    const left = [
      metric('address', 'BlockedRequests'),
      ...groupsAt[at].flatMap((group) => [
        metric(group, 'CountedRequests'),
        metric(group, 'BlockedRequests'),
      ]),
    ];
    const title = at === 'site' ? 'Site: counted and refused' : 'Sign-in: counted and refused';
    return new GraphWidget({ title, left, width: 12, height: 6 });
  }
}
