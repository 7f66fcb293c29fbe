/** What an environment's resources are called, so that its other stacks and the operator's commands know them by name. */
export const functionNameOf = (stackName: string, name: string) => `${stackName}-${name}`;

/** Where a function's lines go. */
export const functionLogsOf = (stackName: string, name: string) =>
  `/aws/lambda/${functionNameOf(stackName, name)}`;

/** Where the HTTP API notes each request. */
export const apiLogsOf = (stackName: string) => `/aws/apigateway/${stackName}-http`;

/** Where a consumer's events wait. */
export const queueNameOf = (stackName: string, consumer: string) => `${stackName}-${consumer}`;

/** Where those events end that the consumer could not handle. */
export const unhandledNameOf = (stackName: string, consumer: string) =>
  `${queueNameOf(stackName, consumer)}-Unhandled`;

/** Where those end that no queue took. */
export const undeliveredNameOf = (stackName: string) => `${stackName}-Undelivered`;

/** What the publisher of the outbox gave up. */
export const unpublishedNameOf = (stackName: string, publisher: string) =>
  `${stackName}-${publisher}-Failures`;
