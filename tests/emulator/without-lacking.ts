import * as z from 'zod';

const resourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).optional(),
});
const templateSchema = z.looseObject({ Resources: z.record(z.string(), resourceSchema).default({}) });
type Resource = z.output<typeof resourceSchema>;

/** Resource types that emulators lack, or cannot run: the CDK's own functions need Python, layers, and the AWS CLI. */
const lackingTypes = new Set([
  'AWS::Logs::MetricFilter',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::OriginAccessControl',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
  'AWS::Lambda::LayerVersion',
  'Custom::CDKBucketDeployment',
  'Custom::S3AutoDeleteObjects',
]);

/** An alarm on a formula of metrics. */
const isMathAlarm = ({ Type, Properties }: Resource) =>
  Type === 'AWS::CloudWatch::Alarm' && Properties?.['Metrics'] !== undefined;

/** The function behind custom resources of the CDK. */
const isProvider = (id: string, { Type }: Resource) =>
  Type === 'AWS::Lambda::Function' && /^Custom(CDKBucketDeployment|S3AutoDeleteObjects)/.test(id);

/** Created instantly without any effect, and references to it have a value. */
const nothing = { Type: 'AWS::CloudFormation::WaitConditionHandle' };

/** Parts of a distribution that name a replaced resource. */
const optional = new Set(['FunctionAssociations', 'OriginAccessControlId', 'ResponseHeadersPolicyId']);
/** AWS's policy without caching, in place of our own. */
const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
/** An emulator has no certificate for its own addresses. */
const overHttp: Record<string, string> = {
  ViewerProtocolPolicy: 'allow-all',
  OriginProtocolPolicy: 'match-viewer',
};

/** The logical ID of the resource that a reference or an attribute names. */
function namedBy(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { Ref, 'Fn::GetAtt': attribute } = value as Record<string, unknown>;
  const name: unknown = Ref ?? (Array.isArray(attribute) ? attribute[0] : attribute);
  return typeof name === 'string' ? name : undefined;
}

/** Attributes of a replaced resource become its reference; a distribution gets along without it. */
function rewritten(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, gone));
  if (typeof value !== 'object' || value === null) return value;
  const name = namedBy(value);
  if (name !== undefined && gone.has(name)) return { Ref: name };
  const entries = Object.entries(value).filter(([key]) => !optional.has(key));
  return Object.fromEntries(
    entries.map(([key, each]) => {
      if (key === 'CachePolicyId' && gone.has(namedBy(each) ?? '')) return [key, cachingDisabled];
      return [key, overHttp[key] ?? rewritten(each, gone)];
    }),
  );
}

/** A template that an emulator can deploy, and the logical IDs of what was replaced in it. */
export function withoutLacking(given: unknown): { template: unknown; replaced: string[] } {
  const { Resources, ...rest } = templateSchema.parse(given);
  const replaced = Object.entries(Resources).flatMap(([id, resource]) =>
    lackingTypes.has(resource.Type) || isMathAlarm(resource) || isProvider(id, resource) ? [id] : [],
  );
  const gone = new Set(replaced);
  const kept = Object.entries(Resources).map(([id, resource]) => [id, gone.has(id) ? nothing : resource]);
  return { template: rewritten({ ...rest, Resources: Object.fromEntries(kept) }, gone), replaced };
}
