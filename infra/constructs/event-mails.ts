import { EventField, Rule, RuleTargetInput, type EventBus } from 'aws-cdk-lib/aws-events';
import { SnsTopic } from 'aws-cdk-lib/aws-events-targets';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { MailSpec, Manifest } from '../../functions/manifest-types';
import { eventSource } from '../../shared/events/catalogue';
import type { Environment } from '../environments';
import { createDeadLetterQueue } from './queues';
import { removalOf } from './removal';

interface EventMailsProps {
  environment: Environment;
  eventBus: EventBus;
  mails: NonNullable<Manifest['mails']>;
}

/** A JSON object, because EventBridge escapes values there: quotes and line ends of a message stay what they are. */
function mailText({ title, fields }: MailSpec): RuleTargetInput {
  const values = fields.map((field) => [field, EventField.fromPath(`$.detail.data.${field}`)]);
  return RuleTargetInput.fromObject({ title, ...Object.fromEntries(values) });
}

/** The events that people are told by mail: a rule each, and one encrypted topic with the environment's address. */
export class EventMails extends Construct {
  readonly deadLetterQueues: Queue[] = [];

  constructor(scope: Construct, id: string, { environment, eventBus, mails }: EventMailsProps) {
    super(scope, id);
    const topic = this.createTopic(environment);
    for (const [type, mail] of Object.entries(mails)) {
      const deadLetterQueue = createDeadLetterQueue(this, `${type}Undelivered`);
      this.deadLetterQueues.push(deadLetterQueue);
      new Rule(this, type, {
        eventBus,
        eventPattern: { source: [eventSource], detailType: [type] },
        targets: [new SnsTopic(topic, { message: mailText(mail), deadLetterQueue })],
      });
    }
  }

  /** The key of AWS for topics does not let EventBridge in, so the topic has one of its own. */
  private createTopic(environment: Environment): Topic {
    const { stackName, enquiriesTo } = environment;
    const masterKey = new Key(this, 'Key', {
      description: `${stackName}: what visitors wrote, on its way to a mailbox`,
      enableKeyRotation: true,
      removalPolicy: removalOf(environment),
    });
    masterKey.grantEncryptDecrypt(new ServicePrincipal('events.amazonaws.com'));
    const topic = new Topic(this, 'Topic', {
      displayName: `${stackName} enquiries`,
      masterKey,
      enforceSSL: true,
    });
    if (enquiriesTo) topic.addSubscription(new EmailSubscription(enquiriesTo));
    return topic;
  }
}
