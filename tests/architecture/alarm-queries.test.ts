import { describe, expect, it } from 'vitest';
import { alarmTexts } from '../../infra/alarm-texts';
import { readSource, sourceFiles } from './imports';

const sources = [...sourceFiles('functions'), ...sourceFiles('infra')]
  .filter((path) => !path.endsWith('.test.ts') && path !== 'infra/alarm-texts.ts')
  .map((path) => readSource(path));
const isLogged = (message: string) =>
  sources.some((source) => new RegExp(`\\.(?:info|warn|error)\\(\\s*'${message}'`).test(source));
/** Messages are in lower case, unlike levels and types. */
const messagesIn = (query: string) =>
  [...query.matchAll(/"([a-z][a-z ]+)"/g)].map(([, message = '']) => message);
const asked = Object.values(alarmTexts).flatMap(({ query }) => messagesIn(query));

describe('The query of an alarm', () => {
  it.each([...new Set(asked)])('finds lines that functions write: %s', (message) => {
    expect(isLogged(message)).toBe(true);
  });

  it('would be refused if it asked for others', () => {
    expect(asked).toContain('event failed');
    expect(isLogged('event went wrong')).toBe(false);
  });
});
