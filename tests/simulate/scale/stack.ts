import { Template } from 'aws-cdk-lib/assertions';
import * as z from 'zod';
import { manifest } from '../../../functions/manifest';
import { findEnvironment, type Environment } from '../../../infra/environments';
import { propertiesOf, synthesize } from '../../infra/synthesize';

export type Stage = Environment['stage'];

/** What has to be set before people use prod. */
const complete: Partial<Environment> = {
  alarmEmail: 'alarms@vita.example',
  enquiriesTo: 'enquiries@vita.example',
  mailFrom: 'vita@vita.example',
  domain: {
    name: 'vita.example',
    certificateArn: 'arn:aws:acm:us-east-1:123456789012:certificate/of-the-site',
    hostedZone: { id: 'Z1', name: 'vita.example' },
  },
  ai: {},
};

/** The environment as people would use it. */
export function environmentOf(stage: Stage): Environment {
  const environment = findEnvironment(stage);
  return stage === 'prod' ? { ...complete, ...environment } : environment;
}

/** What the stacks of an environment have that is paid for, used or not. */
export interface Stacks {
  /** Types of all resources. */
  types: readonly string[];
  alarmMetrics: number;
  ownMetrics: number;
  dashboards: number;
  secrets: number;
  /** For each secret, the functions that may read it. */
  secretReaders: number;
  keys: number;
  hostedZones: number;
  /** Queues that functions poll. */
  polledQueues: number;
  tracedFunctions: number;
  logRetentionDays: number;
  /** The rules of each web ACL, for the site and for sign-in. */
  webRules: { site: readonly number[]; signIn: readonly number[] };
}

const sum = (amounts: readonly number[]) => amounts.reduce((all, each) => all + each, 0);

const alarmSchema = z.object({
  Metrics: z
    .array(z.object({ MetricStat: z.unknown().optional(), Expression: z.string().optional() }))
    .optional(),
});
const filterSchema = z.object({
  MetricTransformations: z.array(
    z.object({ MetricNamespace: z.string(), MetricName: z.string(), MetricValue: z.string() }),
  ),
});
const webAclSchema = z.object({ Scope: z.enum(['CLOUDFRONT', 'REGIONAL']), Rules: z.array(z.unknown()) });
const mappingSchema = z.object({ StartingPosition: z.string().optional() });
const functionSchema = z.object({ TracingConfig: z.object({ Mode: z.string() }).optional() });
const logSchema = z.object({ RetentionInDays: z.number().optional() });
const policiesSchema = z.object({
  Policies: z
    .array(
      z.object({
        PolicyDocument: z.object({
          Statement: z.array(z.object({ Action: z.unknown(), Resource: z.unknown() })),
        }),
      }),
    )
    .default([]),
});

/** A query looks at a metric of every function, or of every table. */
function queriedBy(expression: string): number {
  if (!expression.startsWith('SELECT')) return 0;
  if (expression.includes('AWS/Lambda')) return Object.keys(manifest.functions).length;
  return expression.includes('AWS/DynamoDB') ? Object.keys(manifest.tables).length : 1;
}

const metricsOf = ({ Metrics }: z.output<typeof alarmSchema>) =>
  Metrics ? sum(Metrics.map((each) => (each.MetricStat ? 1 : queriedBy(each.Expression ?? '')))) : 1;

/** The secrets that a role may read. */
const secretsOf = ({ Policies }: z.output<typeof policiesSchema>) =>
  Policies.flatMap(({ PolicyDocument }) => PolicyDocument.Statement)
    .filter(({ Action }) => JSON.stringify(Action).includes('secretsmanager:GetSecretValue'))
    .reduce((sum, { Resource }) => sum + (Array.isArray(Resource) ? Resource.length : 1), 0);

function typesOf(template: Template): string[] {
  const { Resources = {} } = z
    .object({ Resources: z.record(z.string(), z.object({ Type: z.string() })).optional() })
    .parse(template.toJSON());
  return Object.values(Resources).map(({ Type }) => Type);
}

function read(stage: Stage): Stacks {
  const made = Object.values(synthesize(stage, { changes: environmentOf(stage) }));
  const templates = made.filter((each) => each instanceof Template);
  const all = <T>(type: string, schema: z.ZodType<T>): T[] =>
    templates.flatMap((template) =>
      Object.values(propertiesOf(template, type)).map((each) => schema.parse(each)),
    );
  const count = (type: string) => all(type, z.unknown()).length;
  const filters = all('AWS::Logs::MetricFilter', filterSchema).flatMap((each) =>
    // One that only counts failures costs nothing in an hour without any.
    each.MetricTransformations.filter(({ MetricValue }) => MetricValue !== '1'),
  );
  const webAcls = all('AWS::WAFv2::WebACL', webAclSchema);
  const rulesOf = (scope: string) =>
    webAcls.filter(({ Scope }) => Scope === scope).map(({ Rules }) => Rules.length);
  const zones = templates.flatMap((template) =>
    Object.values(propertiesOf(template, 'AWS::Route53::RecordSet')),
  );
  return {
    types: [...new Set(templates.flatMap(typesOf))].toSorted(),
    alarmMetrics: sum(all('AWS::CloudWatch::Alarm', alarmSchema).map(metricsOf)),
    ownMetrics: new Set(filters.map((each) => `${each.MetricNamespace} ${each.MetricName}`)).size,
    dashboards: count('AWS::CloudWatch::Dashboard'),
    secrets: count('AWS::SecretsManager::Secret'),
    secretReaders: sum(all('AWS::IAM::Role', policiesSchema).map(secretsOf)),
    keys: count('AWS::KMS::Key'),
    hostedZones: new Set(zones.map(({ HostedZoneId }) => JSON.stringify(HostedZoneId))).size,
    // A stream is read from a position, and for nothing.
    polledQueues: all('AWS::Lambda::EventSourceMapping', mappingSchema).filter(
      (each) => !each.StartingPosition,
    ).length,
    tracedFunctions: all('AWS::Lambda::Function', functionSchema).filter(
      (each) => each.TracingConfig?.Mode === 'Active',
    ).length,
    logRetentionDays: Math.max(
      ...all('AWS::Logs::LogGroup', logSchema).map((each) => each.RetentionInDays ?? 0),
    ),
    webRules: { site: rulesOf('CLOUDFRONT'), signIn: rulesOf('REGIONAL') },
  };
}

const known = new Map<Stage, Stacks>();

/** What the templates of an environment have, read once. */
export function stacksOf(stage: Stage): Stacks {
  const stacks = known.get(stage) ?? read(stage);
  known.set(stage, stacks);
  return stacks;
}
