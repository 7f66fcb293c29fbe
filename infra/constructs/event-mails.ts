import { EventField, Rule, RuleTargetInput, type EventBus } from 'aws-cdk-lib/aws-events';
import { Stack } from 'aws-cdk-lib';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { MailSpec, Manifest } from '../../functions/manifest-types';
import { eventSource } from '../../shared/events/catalogue';
import type { Environment } from '../environments';
import { acceptWildcards } from './accept-findings';
import { removalOf } from './removal';

interface EventMailsProps {
  environment: Environment;
  eventBus: EventBus;
  undelivered: Queue;
  mails: NonNullable<Manifest['mails']>;
}

/** A JSON object, because EventBridge escapes values there: quotes and line breaks of a message survive. */
function mailText({ title, fields }: MailSpec): RuleTargetInput {
  const values = fields.map((field) => [field, EventField.fromPath(`$.detail.data.${field}`)]);
  return RuleTargetInput.fromObject({ title, ...Object.fromEntries(values) });
}

/** EventBridge on behalf of this account's rules only. */
function ownRules(scope: Construct): ServicePrincipal {
  const { account } = Stack.of(scope);
  return new ServicePrincipal('events.amazonaws.com', {
    conditions: { StringEquals: { 'aws:SourceAccount': account } },
  });
}

/** The events that people hear about by email: one rule each, and one encrypted topic with the environment's address. */
export class EventMails extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { environment, eventBus, undelivered: deadLetterQueue, mails }: EventMailsProps,
  ) {
    super(scope, id);
    const { topic, role } = this.createTopic(environment);
    for (const [type, mail] of Object.entries(mails)) {
      new Rule(this, type, {
        eventBus,
        eventPattern: { source: [eventSource], detailType: [type] },
        targets: [new SnsTopic(topic, { message: mailText(mail), deadLetterQueue, role })],
      });
    }
  }

  /** The AWS managed key for topics admits no other role, so the topic has its own. */
  private createTopic(environment: Environment): { topic: Topic; role: Role } {
    const { stackName, enquiriesTo } = environment;
    const masterKey = new Key(this, 'Key', {
      description: `${stackName}: what visitors wrote, on its way to a mailbox`,
      enableKeyRotation: true,
      removalPolicy: removalOf(environment),
    });
    const role = new Role(this, 'Rules', { assumedBy: ownRules(this) });
    acceptWildcards(
      role,
      { actions: ['kms:GenerateDataKey*'] },
      'Publishing to an encrypted topic needs both data key operations.',
    );
    const topic = new Topic(this, 'Topic', {
      displayName: `${stackName} enquiries`,
      masterKey,
      enforceSSL: true,
    });
    if (enquiriesTo) topic.addSubscription(new EmailSubscription(enquiriesTo));
    return { topic, role };
  }
}
