import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { friendshipAfter, wholeOf, type Friendship, type FriendshipAction } from './friendship';

const actions = ['request', 'accept', 'befriend', 'decline', 'remove', 'block'] as const;
const nothing: Friendship = { mine: null, theirs: null };
const turned = ({ mine, theirs }: Friendship): Friendship => ({ mine: theirs, theirs: mine });

/** Every state between two people. */
const possible = [
  [null, null],
  ['requested', 'received'],
  ['received', 'requested'],
  ['accepted', 'accepted'],
  ['blocked', null],
  [null, 'blocked'],
  ['blocked', 'blocked'],
].map(([mine, theirs]) => JSON.stringify({ mine, theirs }));

interface Step {
  /** Whether the other person does it. */
  byOther: boolean;
  action: FriendshipAction;
}
const steps = fc.array(fc.record({ byOther: fc.boolean(), action: fc.constantFrom(...actions) }));

function take(state: Friendship, { byOther, action }: Step): Friendship {
  const seen = byOther ? turned(state) : state;
  const after = friendshipAfter(seen, action) ?? seen;
  return byOther ? turned(after) : after;
}

describe('A friendship', () => {
  it('is the same seen from both sides, whatever the two do in whatever order', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let state = nothing;
        for (const step of all) {
          state = take(state, step);
          expect(possible).toContain(JSON.stringify(state));
        }
      }),
    );
  });

  it('never returns on its own after a block, and only the person who blocked can lift it', () => {
    fc.assert(
      fc.property(steps, (all) => {
        let state = take(nothing, { byOther: false, action: 'block' });
        for (const step of all.filter(({ byOther, action }) => byOther || action !== 'remove')) {
          state = take(state, step);
          expect(state.mine).toBe('blocked');
        }
      }),
    );
  });

  it('does nothing twice', () => {
    fc.assert(
      fc.property(
        steps,
        fc.constantFrom('request', 'accept', 'befriend', 'block' as const),
        (all, action) => {
          const state = all.reduce(take, nothing);
          const once = friendshipAfter(state, action) ?? state;
          expect(friendshipAfter(once, action) ?? once).toEqual(once);
        },
      ),
    );
  });

  it('needs both: no one becomes a friend without having asked or accepted', () => {
    fc.assert(
      fc.property(steps, (every) => {
        // Whoever accepts an invitation has the other's word from outside.
        const all = every.filter(({ action }) => action !== 'befriend');
        const mine = all.filter(({ byOther }) => !byOther);
        const state = all.reduce(take, nothing);
        const agreed = mine.some(({ action }) => action === 'request' || action === 'accept');
        expect(state.mine !== 'accepted' || agreed).toBe(true);
      }),
    );
  });

  it('is made by two requests that cross', () => {
    const asked = take(nothing, { byOther: false, action: 'request' });
    expect(asked).toEqual({ mine: 'requested', theirs: 'received' });
    expect(take(asked, { byOther: true, action: 'request' })).toEqual({
      mine: 'accepted',
      theirs: 'accepted',
    });
  });

  it('comes at once from an invitation, also out of an open request, but never past a block', () => {
    const friends = { mine: 'accepted', theirs: 'accepted' } as const;
    for (const state of possible.map((each) => JSON.parse(each) as Friendship)) {
      const isBlocked = state.mine === 'blocked' || state.theirs === 'blocked';
      expect(friendshipAfter(state, 'befriend')).toEqual(isBlocked ? null : friends);
    }
  });

  it('cannot be accepted or declined without a request, nor by the person who asked', () => {
    expect(friendshipAfter(nothing, 'accept')).toBeNull();
    expect(friendshipAfter(nothing, 'decline')).toBeNull();
    expect(friendshipAfter({ mine: 'requested', theirs: 'received' }, 'accept')).toBeNull();
    expect(friendshipAfter({ mine: null, theirs: 'blocked' }, 'request')).toBeNull();
  });
});

describe('Two sides that do not belong together', () => {
  const sides = [null, 'requested', 'received', 'accepted', 'blocked'] as const;
  const pairs = sides.flatMap((mine) => sides.map((theirs) => ({ mine, theirs })));

  it('are made whole, the same seen from both sides', () => {
    for (const pair of pairs) {
      const whole = wholeOf(pair);
      expect(possible).toContain(JSON.stringify(whole));
      expect(wholeOf(turned(pair))).toEqual(turned(whole));
      expect(wholeOf(whole)).toEqual(whole);
    }
  });

  it('stay as they are where they do belong together', () => {
    const wholes = pairs.filter((pair) => possible.includes(JSON.stringify(pair)));
    expect(wholes.map(wholeOf)).toEqual(wholes);
  });

  it('become friends where one of them accepted, and nothing more than a block where one blocked', () => {
    expect(wholeOf({ mine: 'accepted', theirs: null })).toEqual({ mine: 'accepted', theirs: 'accepted' });
    expect(wholeOf({ mine: 'requested', theirs: 'accepted' }).mine).toBe('accepted');
    expect(wholeOf({ mine: 'accepted', theirs: 'blocked' })).toEqual({ mine: null, theirs: 'blocked' });
  });
});
