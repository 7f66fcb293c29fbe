import { describe, expect, it, vi } from 'vitest';
import { activePerson } from '../../tests/support/fake-profile';
import type { FriendsDeps } from './friends-deps';
import { listSuggestions } from './list-suggestions';

const everyone = Array.from({ length: 300 }, (_, n) => `u${String(n).padStart(3, '0')}`);
const goal = { goalType: 'tone_up', allowed: true };

/** Maya, and three hundred others with her goal, of whom she knows the first and has blocks with the next. */
function setUp({ known = 0, blocked = 0 }) {
  const readSides = vi.fn(async () => new Map(everyone.slice(0, known).map((id) => [id, 'accepted'])));
  const readCandidates = vi.fn(async (_goal: string, _user: string, limit: number, after = '') => {
    return everyone.filter((id) => id > after).slice(0, limit);
  });
  const readPeople = vi.fn(
    async (ids: string[]) => new Map(ids.map((userId) => [userId, { ...activePerson, userId }])),
  );
  const readSuggestable = vi.fn(async (ids: string[]) => new Map(ids.map((id) => [id, goal])));
  const readBlockedEitherWay = async () => new Set(everyone.slice(known, known + blocked));
  const deps = {
    friends: { readSides },
    suggestions: { readCandidates },
    readPeople,
    readSuggestable,
    readBlockedEitherWay,
  } as unknown as FriendsDeps;
  return { deps, readSides, readCandidates, readPeople, readSuggestable };
}

const shownTo = async (deps: FriendsDeps) =>
  (await listSuggestions(deps, 'maya')).suggestions.map(({ id }) => id);

describe('Suggestions', () => {
  it('are mostly found among the first few, about whom everything is asked once', async () => {
    const { deps, readSides, readCandidates, readPeople, readSuggestable } = setUp({ known: 5, blocked: 5 });
    expect(await shownTo(deps)).toEqual(everyone.slice(10, 20));
    for (const once of [readSides, readCandidates, readPeople]) expect(once).toHaveBeenCalledOnce();
    expect(readPeople.mock.calls[0]?.[0]).toEqual(everyone.slice(10, 24));
    expect(readSuggestable.mock.calls.map(([ids]) => ids)).toEqual([['maya'], everyone.slice(10, 24)]);
  });

  it('are looked for further by someone who knows the first ones, without asking about those', async () => {
    const { deps, readSides, readCandidates, readPeople } = setUp({ known: 150 });
    expect(await shownTo(deps)).toEqual(everyone.slice(150, 160));
    expect(readSides).toHaveBeenCalledOnce();
    expect(readCandidates).toHaveBeenCalledTimes(3);
    expect(readPeople.mock.calls.map(([ids]) => ids)).toEqual([everyone.slice(150, 200)]);
  });

  it('end where two hundred in a row are no strangers', async () => {
    const { deps, readCandidates, readPeople } = setUp({ known: 200 });
    expect(await listSuggestions(deps, 'maya')).toEqual({ suggestions: [], nextCursor: null });
    expect(readCandidates).toHaveBeenCalledTimes(3);
    expect(readPeople).not.toHaveBeenCalled();
  });
});
