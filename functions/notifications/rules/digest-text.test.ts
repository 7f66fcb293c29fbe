import { describe, expect, it } from 'vitest';
import { notificationKinds } from '../../../shared/contracts/notifications';
import { digestText } from './digest-text';

describe('A digest', () => {
  it('counts what waited, beginning with what waits for an answer', () => {
    expect(digestText({ cheer: 2, friendRequest: 1, sharedWorkout: 1 })).toEqual({
      title: '4 new notifications',
      message: '1 friend request, 1 shared workout, 2 cheers.',
    });
  });

  it('has a word for every kind', () => {
    for (const kind of notificationKinds) expect(digestText({ [kind]: 2 }).message).toMatch(/^2 [a-z ]+s\.$/);
  });
});
