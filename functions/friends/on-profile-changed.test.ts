import { expect, it, vi } from 'vitest';
import { onProfileChanged } from './on-profile-changed';
import type { SuggestionsRepository } from './suggestions-repository';

it('A change that is handled between reading and writing is not undone', async () => {
  const [hidden, shown] = [false, true].map(
    (allowed) => new Map([['noah', { goalType: 'tone_up', allowed }]]),
  );
  const readSuggestable = vi.fn().mockResolvedValueOnce(hidden).mockResolvedValue(shown);
  const suggestions = {
    list: vi.fn<SuggestionsRepository['list']>(() => Promise.resolve()),
    unlist: vi.fn<SuggestionsRepository['unlist']>(() => Promise.resolve()),
  };
  const deps = { suggestions, readSuggestable, readPerson: () => Promise.resolve({ state: 'active' }) };
  const handle = onProfileChanged(deps as unknown as Parameters<typeof onProfileChanged>[0]);
  await handle({ userId: 'noah' });
  expect(suggestions.unlist).toHaveBeenCalledOnce();
  expect(suggestions.list.mock.calls).toEqual([['noah', 'tone_up']]);
  expect(suggestions.list.mock.invocationCallOrder[0]).toBeGreaterThan(
    suggestions.unlist.mock.invocationCallOrder[0] ?? Infinity,
  );
});

it('Someone who is suspended stays listed, so that nothing has to be told when they come back', async () => {
  const suggestions = { list: vi.fn(() => Promise.resolve()), unlist: vi.fn(() => Promise.resolve()) };
  const handleAs = (state: string) =>
    onProfileChanged({
      suggestions,
      readSuggestable: () => Promise.resolve(new Map([['noah', { goalType: 'tone_up', allowed: true }]])),
      readPerson: () => Promise.resolve({ state }),
    } as unknown as Parameters<typeof onProfileChanged>[0])({ userId: 'noah' });
  await handleAs('suspended');
  expect(suggestions.list).toHaveBeenCalledOnce();
  await handleAs('deleting');
  expect(suggestions.unlist).toHaveBeenCalledOnce();
});
