interface AlarmText {
  /** What happened. */
  means: string;
  /** How it affects people, in one sentence. */
  impact: string;
}

/** Every alarm by its title. The runbook has a row with that title, the same sentence, and what to do. */
export const alarmTexts = {
  'dead letters': {
    means: 'Events could not be delivered or handled.',
    impact: 'People wait for points, ranks, or notifications until the queue is redriven.',
  },
  'function errors': {
    means: 'Functions failed with an unexpected error.',
    impact: 'People see an error, or the effects of what they did come late.',
  },
  throttles: {
    means: 'Functions were throttled for lack of concurrency.',
    impact: 'People wait, or are told to try again.',
  },
  'trigger failures': {
    means: 'A user pool trigger failed.',
    impact: 'Some people cannot sign up or sign in.',
  },
  'API 5xx': {
    means: 'The API answered with 5xx.',
    impact: 'People see that something went wrong and have to repeat what they did.',
  },
  'API latency': {
    means: 'One request in twenty takes over 1.5 seconds, not counting requests a model answers.',
    impact: 'People wait for pages and buttons.',
  },
  'model spend': {
    means: 'Models cost more in a day than the environment plans for.',
    impact: 'People notice nothing yet, but switch to the built-in coach before the money runs out.',
  },
  'socket errors': {
    means: 'Frames could not be handled.',
    impact: 'People see points, ranks, and notifications only after they reload.',
  },
  'no sockets': {
    means: 'People use the API, but no one opens a socket.',
    impact: 'People see no live updates, and no one can talk with the coach by voice.',
  },
  'queue age': {
    means: 'An event has waited in a queue for over fifteen minutes.',
    impact: 'People see points, ranks, and notifications late.',
  },
  'stream age': {
    means: 'The publisher is more than a minute behind the outbox stream.',
    impact: 'People see points, ranks, and notifications late.',
  },
  'outbox age': {
    means: 'An event has waited in the outbox for over five minutes, or the sweeper has stopped.',
    impact: 'People get no points and no notifications for what they do.',
  },
  'reminder age': {
    means: 'A reminder has been due for over half an hour, or no one lists those that are due.',
    impact: 'People are reminded late, or not at all that day.',
  },
  'unpublished events': {
    means: 'The publisher gave up on some outbox records; the sweeper still retries them.',
    impact: 'People see points, ranks, and notifications a few minutes late.',
  },
  'results set aside': {
    means: 'A league board or a challenge between friends cannot be closed; each run tries it again.',
    impact: 'A few people wait for the result of their league or challenge.',
  },
  'late minutes': {
    means:
      'Workouts were told to leagues more than two days after their week had ended, so its results lack them.',
    impact: 'A few people miss minutes in the result of a league week, not in their history.',
  },
  'table throttles': {
    means: 'DynamoDB throttled reads or writes of a table.',
    impact: 'People wait, or are told to try again.',
  },
  'malformed rows': {
    means: 'Stored rows do not parse and are left out of lists.',
    impact: 'People miss an entry in a list, or something of their own fails until the row is repaired.',
  },
  'table system errors': {
    means: 'DynamoDB itself is failing in this region.',
    impact: 'People wait, or are told to try again.',
  },
  'CloudFront 5xx': {
    means: 'More than one request in a hundred fails with a 5xx at the edge.',
    impact: 'People cannot open the site, its clips, or its data.',
  },
  canary: {
    means: 'The API answers with 5xx while a new version takes a tenth of the requests.',
    impact: 'A few people see an error until the deployment rolls back.',
  },
} satisfies Record<string, AlarmText>;

export type AlarmTitle = keyof typeof alarmTexts;
