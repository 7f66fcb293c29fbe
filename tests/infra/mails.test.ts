import { Match } from 'aws-cdk-lib/assertions';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../functions/manifest';
import type { MailSpec } from '../../functions/manifest-types';
import { viewerAddressCode } from '../../infra/constructs/viewer-address';
import type { EventType } from '../../shared/events/catalogue';
import { propertiesOf, synthesize } from './synthesize';
import { eventExamples } from '../support/event-examples';

const { template } = synthesize('prod', { changes: { enquiriesTo: 'hello@vita.example' } });
const { template: dev } = synthesize('dev');
const mails = Object.entries(manifest.mails) as [EventType, MailSpec][];
const topic = { Ref: Match.stringLikeRegexp('^MailsTopic') };

describe.each(mails)('the mail of %s', (type, { title, fields }) => {
  it('names only texts that every such event has', () => {
    const example = eventExamples[type] as Record<string, unknown>;
    expect(fields.map((field) => typeof example[field])).toEqual(fields.map(() => 'string'));
  });

  it('is made by a rule that hands the fields to the topic as JSON, with a dead-letter queue', () => {
    const paths = Object.fromEntries(
      fields.map((field) => [`detail-data-${field}`, `$.detail.data.${field}`]),
    );
    const values = fields.map((field) => `"${field}":<detail-data-${field}>`);
    template.hasResourceProperties('AWS::Events::Rule', {
      EventBusName: { Ref: Match.stringLikeRegexp('^Bus') },
      EventPattern: { source: ['vita'], 'detail-type': [type] },
      Targets: [
        Match.objectLike({
          Arn: topic,
          DeadLetterConfig: {
            Arn: { 'Fn::GetAtt': [Match.stringLikeRegexp('^EventsUndelivered'), 'Arn'] },
          },
          InputTransformer: {
            InputPathsMap: paths,
            InputTemplate: `{"title":"${title}",${values.join(',')}}`,
          },
        }),
      ],
    });
  });
});

describe('the topic of the emails', () => {
  it("takes messages from this account's rules only", () => {
    template.hasResourceProperties('AWS::IAM::Role', {
      AssumeRolePolicyDocument: {
        Statement: [
          Match.objectLike({
            Principal: { Service: 'events.amazonaws.com' },
            Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
          }),
        ],
      },
    });
    template.hasResourceProperties('AWS::IAM::Policy', {
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Action: 'sns:Publish', Resource: topic }),
          Match.objectLike({ Action: ['kms:Decrypt', 'kms:GenerateDataKey*'] }),
        ]),
      },
    });
  });

  it('is encrypted with a rotating key that trusts no service on its own', () => {
    template.hasResourceProperties('AWS::SNS::Topic', {
      DisplayName: 'vita-prod enquiries',
      KmsMasterKeyId: { 'Fn::GetAtt': [Match.stringLikeRegexp('^MailsKey'), 'Arn'] },
    });
    template.hasResourceProperties('AWS::KMS::Key', {
      EnableKeyRotation: true,
    });
    for (const key of Object.values(propertiesOf(template, 'AWS::KMS::Key')))
      expect(JSON.stringify(key.KeyPolicy)).not.toContain('events.amazonaws.com');
  });

  it('takes no message over plain HTTP, and lets no one else in by a policy of its own', () => {
    template.hasResourceProperties('AWS::SNS::TopicPolicy', {
      Topics: [topic],
      PolicyDocument: {
        Statement: Match.arrayWith([
          Match.objectLike({ Effect: 'Deny', Condition: { Bool: { 'aws:SecureTransport': 'false' } } }),
        ]),
      },
    });
    for (const policy of Object.values(propertiesOf(template, 'AWS::SNS::TopicPolicy')))
      expect(JSON.stringify(policy)).not.toContain('"Allow"');
  });

  it('emails the address of the environment, or no one', () => {
    template.hasResourceProperties('AWS::SNS::Subscription', {
      Protocol: 'email',
      Endpoint: 'hello@vita.example',
      TopicArn: topic,
    });
    expect(Object.values(propertiesOf(dev, 'AWS::SNS::Subscription'))).toEqual([]);
  });
});

describe('emails to people', () => {
  it('are not offered where no sender and no name of the site are set', () => {
    for (const { Environment } of Object.values(propertiesOf(dev, 'AWS::Lambda::Function')))
      expect(JSON.stringify(Environment ?? {})).not.toMatch(/MAIL_FROM|SITE_URL/);
  });
});

describe('the edge', () => {
  const run = (headers: object) => {
    const handler = new Function(`${viewerAddressCode}; return handler;`)() as (event: object) => unknown;
    return handler({ viewer: { ip: '203.0.113.9' }, request: { headers } });
  };

  it('tells the API where a request comes from, whatever the viewer claims', () => {
    template.hasResourceProperties('AWS::CloudFront::Function', { FunctionCode: viewerAddressCode });
    const said = { headers: { 'true-client-ip': { value: '203.0.113.9' } } };
    expect(run({})).toEqual(said);
    expect(run({ 'true-client-ip': { value: '10.0.0.1' } })).toEqual(said);
  });
});
