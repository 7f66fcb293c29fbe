import { describe, expect, it } from 'vitest';
import { everydayMessages } from './templates';

const messages = everydayMessages();

describe('The messages of everyday talk', () => {
  it('are at least 10,000', () => {
    expect(messages.length).toBeGreaterThanOrEqual(10_000);
  });

  it('are each there once, whatever the case of their letters', () => {
    expect(new Set(messages.map((message) => message.toLowerCase())).size).toBe(messages.length);
  });

  it('are the same each time', () => {
    expect(everydayMessages()).toEqual(messages);
  });

  it('are none longer than 200 characters', () => {
    expect(messages.filter(({ length }) => length > 200 || length === 0)).toEqual([]);
  });

  it('leave no place of a template open', () => {
    expect(messages.filter((message) => /[@{}|]/u.test(message))).toEqual([]);
  });
});
