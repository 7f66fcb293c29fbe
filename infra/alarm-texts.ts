/** 'page' wakes someone up; 'ticket' waits until the next morning. */
export type Severity = 'page' | 'ticket';

interface AlarmText {
  /** What happened; where there is an alarm for each function, queue, or table, its name stands before it. */
  means: string;
  /** How it affects people, in one sentence. */
  impact: string;
  severity: Severity;
  /** What to ask the logs (CloudWatch Logs Insights). */
  query: string;
}

const latest = '| sort @timestamp desc | limit 50';
const found = (condition: string, fields: string) =>
  `filter ${condition} | fields @timestamp, ${fields} ${latest}`;
const failures = found('level = "ERROR" or @message like /timed out|exited/', '@message');
const said = (message: string, fields = '@message') => found(`message = "${message}"`, fields);
const routes = (condition: string) =>
  `filter ${condition} | stats count(*) as requests, max(latencyMs) as slowest by routeKey, status | sort slowest desc`;
const slowOrFailed = routes('latencyMs > 1500 or status like /^5/');

/** Every alarm by its title. The runbook has a row with that title, the same sentence, and what to do. */
export const alarmTexts = {
  'API 5xx': {
    means: 'Of its requests, three in five minutes failed with 5xx, or two that are over one in a hundred.',
    impact: 'People see that something went wrong and have to repeat what they did.',
    severity: 'page',
    query: failures,
  },
  'API latency': {
    means: 'One request in twenty takes over 1.5 seconds, not counting requests a model answers.',
    impact: 'People wait for pages and buttons.',
    severity: 'ticket',
    query: routes('latencyMs > 1500'),
  },
  'function errors': {
    means: 'It failed with an unexpected error, ran out of time, or out of memory.',
    impact: 'People wait for the effects of what they did, or have no live updates.',
    severity: 'ticket',
    query: failures,
  },
  throttles: {
    means: 'Runs were refused for lack of concurrency.',
    impact: 'People wait, or are told to try again.',
    severity: 'ticket',
    query: 'filter @type = "REPORT" | stats count(*), max(@duration) by bin(1m)',
  },
  'trigger failures': {
    means: 'A user pool trigger failed.',
    impact: 'Some people cannot sign up or sign in.',
    severity: 'page',
    query: said('trigger failed'),
  },
  'consumer failures': {
    means:
      'It fails at three or more events in five minutes, and more than one in a hundred; they are retried.',
    impact: 'People see points, ranks, and notifications late.',
    severity: 'ticket',
    query: said('event failed'),
  },
  'dead letters': {
    means: 'Events could not be delivered or handled, and wait in this queue.',
    impact: 'People wait for points, ranks, or notifications until the queue is redriven.',
    severity: 'ticket',
    query: said('event failed'),
  },
  'queue age': {
    means: 'An event has waited in its queue for over fifteen minutes.',
    impact: 'People see points, ranks, and notifications late.',
    severity: 'ticket',
    query: failures,
  },
  'stream age': {
    means: 'It is more than a minute behind the outbox stream.',
    impact: 'People see points, ranks, and notifications late.',
    severity: 'ticket',
    query: failures,
  },
  'outbox age': {
    means: 'An event has waited in the outbox for over five minutes, or the sweeper has stopped.',
    impact: 'People get no points and no notifications for what they do.',
    severity: 'page',
    query: failures,
  },
  'unpublished events': {
    means: 'It gave up on some outbox records; the sweeper still retries them.',
    impact: 'People see points, ranks, and notifications a few minutes late.',
    severity: 'ticket',
    query: failures,
  },
  'reminder age': {
    means: 'A reminder has been due for over half an hour, or no one lists those that are due.',
    impact: 'People are reminded late, or not at all that day.',
    severity: 'ticket',
    query: failures,
  },
  'results set aside': {
    means: 'A league board or a challenge between friends cannot be closed; each run tries it again.',
    impact: 'A few people wait for the result of their league or challenge.',
    severity: 'ticket',
    query: said('result set aside'),
  },
  'late minutes': {
    means:
      'Workouts were told to leagues more than two days after their week had ended, so its results lack them.',
    impact: 'A few people miss minutes in the result of a league week, not in their history.',
    severity: 'ticket',
    query: said('minutes too late for their league'),
  },
  'socket errors': {
    means: 'Frames could not be handled.',
    impact: 'People see points, ranks, and notifications only after they reload.',
    severity: 'ticket',
    query: failures,
  },
  'no sockets': {
    means: 'People use the API, but no one opens a socket.',
    impact: 'People see no live updates, and no one can talk with the coach by voice.',
    severity: 'ticket',
    query: failures,
  },
  'table throttles': {
    means: 'DynamoDB throttled its reads or writes.',
    impact: 'People wait, or are told to try again.',
    severity: 'ticket',
    query: slowOrFailed,
  },
  'table system errors': {
    means: 'DynamoDB itself is failing in this region.',
    impact: 'People wait, or are told to try again.',
    severity: 'ticket',
    query: slowOrFailed,
  },
  'malformed rows': {
    means: 'Stored rows do not parse and are left out of lists.',
    impact: 'People miss an entry in a list, or something of their own fails until the row is repaired.',
    severity: 'ticket',
    query: said('malformed row', 'table, @message, @log'),
  },
  'model spend': {
    means: 'Models cost more in a day than the environment plans for.',
    impact: 'People notice nothing yet, but switch to the built-in coach before the money runs out.',
    severity: 'ticket',
    query: 'filter message in ["model asked", "model talked"] | stats sum(tokens), count(*) by @log, bin(1h)',
  },
  probe: {
    means: 'Two runs of three could not open the site, sign in, and read from outside, or did not happen.',
    impact: 'People cannot open the app or sign in, at least from some places.',
    severity: 'page',
    query: found('message like /^probe/', 'message, error.message'),
  },
  'CloudFront 5xx': {
    means: 'More than one request in a hundred fails with a 5xx at the edge.',
    impact: 'People cannot open the site, its clips, or its data.',
    severity: 'page',
    query: slowOrFailed,
  },
  canary: {
    means: 'The API answers with 5xx while a new version takes a tenth of the requests.',
    impact: 'A few people see an error until the deployment rolls back.',
    severity: 'ticket',
    query: slowOrFailed,
  },
} satisfies Record<string, AlarmText>;

export type AlarmTitle = keyof typeof alarmTexts;
