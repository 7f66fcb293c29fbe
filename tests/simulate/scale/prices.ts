/**
 * List prices of us-east-1 in dollars, the first step of each scale, as of 2025; London is about a fifth more. Those of
 * KMS and Secrets Manager were looked up in November 2026; check the others before you rely on them.
 */
export const prices = {
  httpRequest: 1 / 1e6,
  functionStart: 0.2 / 1e6,
  gbSecond: 13.33 / 1e6,
  readUnit: 0.125 / 1e6,
  writeUnit: 0.625 / 1e6,
  tableGb: 0.25,
  recoverableGb: 0.2,
  event: 1 / 1e6,
  queueRequest: 0.4 / 1e6,
  frame: 1 / 1e6,
  socketMinute: 0.25 / 1e6,
  gbDelivered: 0.085,
  delivery: 1 / 1e6,
  edgeRun: 0.1 / 1e6,
  gbOut: 0.09,
  fileGb: 0.023,
  filePut: 5 / 1e6,
  fileGet: 0.4 / 1e6,
  logGb: 0.5,
  keptLogGb: 0.03,
  trace: 5 / 1e6,
  monthlyMember: 0.015,
  mail: 0.1 / 1000,
  topicMail: 2 / 100_000,
  key: 1,
  keyRequest: 0.03 / 10_000,
  secret: 0.4,
  secretRead: 0.05 / 10_000,
  webAcl: 5,
  webRule: 1,
  webRequest: 0.6 / 1e6,
  alarmMetric: 0.1,
  ownMetric: 0.3,
  /** The three that are free show at most fifty metrics; ours find more. */
  dashboard: 3,
  hostedZone: 0.5,
};

/**
 * Free in every month, for ever, and for all environments of an account together. Not counted: what is free in an
 * account's first year or paid with its first credits (API Gateway, S3, SES, Secrets Manager). EventBridge and WAF have
 * nothing free, nor has DynamoDB for tables that are paid by the request.
 */
export const free = {
  functionStarts: 1e6,
  gbSeconds: 400_000,
  tableGb: 25,
  queueRequests: 1e6,
  gbDelivered: 1000,
  deliveries: 10e6,
  edgeRuns: 2e6,
  gbOut: 100,
  logGb: 5,
  traces: 100_000,
  members: 10_000,
  topicMails: 1000,
  keyRequests: 20_000,
  alarmMetrics: 10,
  ownMetrics: 10,
};
