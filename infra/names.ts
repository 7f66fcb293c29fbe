/** The names of an environment's resources, by which its other stacks and the operator's commands find them. */
export const functionNameOf = (stackName: string, name: string) => `${stackName}-${name}`;

/** The log group of a function. */
export const functionLogsOf = (stackName: string, name: string) =>
  `/aws/lambda/${functionNameOf(stackName, name)}`;

/** The HTTP API's access log. */
export const apiLogsOf = (stackName: string) => `/aws/apigateway/${stackName}-http`;

/** The queue of a consumer's events. */
export const queueNameOf = (stackName: string, consumer: string) => `${stackName}-${consumer}`;

/** The queue of events that the consumer could not handle. */
export const unhandledNameOf = (stackName: string, consumer: string) =>
  `${queueNameOf(stackName, consumer)}-Unhandled`;

/** The queue of events that no queue accepted. */
export const undeliveredNameOf = (stackName: string) => `${stackName}-Undelivered`;

/** The queue of records that the outbox's publisher gave up on. */
export const unpublishedNameOf = (stackName: string, publisher: string) =>
  `${stackName}-${publisher}-Failures`;

/** The tag by which commands find a secret, whose own name nobody knows beforehand. */
export const secretTag = 'vita-secret';

/** What the tag of a secret says. */
export const secretNameOf = (stackName: string, name: string) => `${stackName}-${name}-secret`;

/** A web ACL's name in metrics. */
export const webAclNameOf = (stackName: string, at: 'site' | 'signIn') =>
  `${stackName}-${at === 'site' ? 'edge' : 'sign-in'}`;
