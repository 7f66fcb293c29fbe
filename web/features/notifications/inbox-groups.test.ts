import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../shared/contracts/notifications';
import { daysOf, namesText } from './inbox-groups';

let ids = 0;
const accepted = (name: string, createdAt = '2026-11-20T18:00:00.000Z'): Notification => ({
  id: `n${(ids += 1)}`,
  kind: 'friendAccepted',
  title: 'Request accepted',
  message: `You and ${name} are friends now.`,
  read: false,
  createdAt,
  isOpen: null,
  person: { id: name, name },
  friendChallengeId: null,
});
const messages = (...all: Notification[]) =>
  daysOf(all).map(({ rows }) => rows.map(({ notification }) => notification.message));

describe('Several of a kind', () => {
  it('on one day are one row, named after the newest', () => {
    const all = ['Sam', 'Lena', 'Kim', 'Noah', 'Maya'].map((name) => accepted(name));
    expect(messages(...all)).toEqual([['Sam, Lena, and 3 others are your friends now.']]);
    expect(daysOf(all)[0]?.rows[0]?.ids).toEqual(all.map(({ id }) => id));
  });

  it('of one person, or on different days, stay apart', () => {
    expect(messages(accepted('Sam'), accepted('Sam'))).toEqual([
      ['You and Sam are friends now.', 'You and Sam are friends now.'],
    ]);
    expect(messages(accepted('Sam'), accepted('Lena', '2026-11-18T18:00:00.000Z'))).toHaveLength(2);
  });

  it('stay apart where each asks for an answer of its own', () => {
    const asks = (name: string) => ({ ...accepted(name), kind: 'friendRequest' as const });
    expect(messages(asks('Sam'), asks('Lena'))[0]).toHaveLength(2);
  });

  it('leave everyone else in place', () => {
    const tier = { ...accepted('x'), kind: 'tier' as const, message: 'Silver', person: null };
    expect(messages(accepted('Sam'), tier, accepted('Lena'))).toEqual([
      ['Sam and Lena are your friends now.', 'Silver'],
    ]);
  });
});

it('Names are joined the way people write them', () => {
  expect([['Sam'], ['Sam', 'Lena'], ['Sam', 'Lena', 'Kim']].map(namesText)).toEqual([
    'Sam',
    'Sam and Lena',
    'Sam, Lena, and Kim',
  ]);
});
