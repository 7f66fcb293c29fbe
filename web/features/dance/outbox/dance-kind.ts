import type { DanceSession } from '../../../../shared/contracts/dance';
import type { OutboxKind } from '../../../lib/offline/use-outbox';
import { danceHistoryQuery } from '../api/dance-history-query';
import { sendDance } from '../api/send-dance';
import { styleOf } from '../style-of';
import { unsentDanceSchema, type UnsentDance } from './unsent-dances';

export const danceKind: OutboxKind<UnsentDance, DanceSession> = {
  name: 'dance',
  oldKey: 'dance-unsent',
  schema: unsentDanceSchema,
  idOf: ({ id }) => id,
  send: sendDance,
  correct: (dance, { shift }) => ({
    ...dance,
    startedAt: shift(dance.startedAt),
    finishedAt: shift(dance.finishedAt),
  }),
  nameOf: ({ style }) => `${styleOf(style).name} dance`,
  onSettled: (queries) => void queries.invalidateQueries({ queryKey: danceHistoryQuery().queryKey }),
};
