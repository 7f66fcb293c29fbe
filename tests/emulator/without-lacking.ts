import * as z from 'zod';

const resourceSchema = z.looseObject({
  Type: z.string(),
  Properties: z.record(z.string(), z.unknown()).optional(),
});
const templateSchema = z.looseObject({ Resources: z.record(z.string(), resourceSchema).default({}) });
type Resource = z.output<typeof resourceSchema>;

/** Resource types that AWS emulators lack. Nothing that a journey needs depends on them. */
const lackingTypes = new Set([
  'AWS::Logs::MetricFilter',
  'AWS::CloudFront::Function',
  'AWS::CloudFront::CachePolicy',
  'AWS::CloudFront::OriginRequestPolicy',
  'AWS::CloudFront::ResponseHeadersPolicy',
]);

/** An alarm on a formula of metrics. */
const isMathAlarm = ({ Type, Properties }: Resource) =>
  Type === 'AWS::CloudWatch::Alarm' && Properties?.['Metrics'] !== undefined;

/** Created instantly without any effect, and references to it have a value. */
const nothing = { Type: 'AWS::CloudFormation::WaitConditionHandle' };

/** Attributes of a replaced resource become its reference; references to edge functions are removed. */
function rewritten(value: unknown, gone: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) return value.map((each) => rewritten(each, gone));
  if (typeof value !== 'object' || value === null) return value;
  const attribute = (value as Record<string, unknown>)['Fn::GetAtt'];
  const name: unknown = Array.isArray(attribute) ? attribute[0] : attribute;
  if (typeof name === 'string' && gone.has(name)) return { Ref: name };
  const entries = Object.entries(value).filter(([key]) => key !== 'FunctionAssociations');
  return Object.fromEntries(entries.map(([key, each]) => [key, rewritten(each, gone)]));
}

/** A template that an emulator can deploy, and the logical IDs of what was replaced in it. */
export function withoutLacking(given: unknown): { template: unknown; replaced: string[] } {
  const { Resources, ...rest } = templateSchema.parse(given);
  const replaced = Object.entries(Resources).flatMap(([id, resource]) =>
    lackingTypes.has(resource.Type) || isMathAlarm(resource) ? [id] : [],
  );
  const gone = new Set(replaced);
  const kept = Object.entries(Resources).map(([id, resource]) => [id, gone.has(id) ? nothing : resource]);
  return { template: rewritten({ ...rest, Resources: Object.fromEntries(kept) }, gone), replaced };
}
