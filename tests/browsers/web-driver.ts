import * as z from 'zod';

const answerSchema = z.object({ value: z.unknown() });
const refusalSchema = z.object({ error: z.string(), message: z.string() });

/** A WebDriver endpoint, https://www.w3.org/TR/webdriver2: one call is one HTTP request. */
export interface WebDriver {
  get(path: string): Promise<unknown>;
  post(path: string, body?: object): Promise<unknown>;
  remove(path: string): Promise<unknown>;
}

export function connectWebDriver(address: string): WebDriver {
  async function call(method: string, path: string, body?: object): Promise<unknown> {
    const response = await fetch(address + path, {
      method,
      ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}),
    });
    const { value } = answerSchema.parse(await response.json());
    if (response.ok) return value;
    const { error, message } = refusalSchema.parse(value);
    throw new Error(`${path}: ${error}${message ? `, ${message}` : ''}`);
  }
  return {
    get: (path) => call('GET', path),
    post: (path, body = {}) => call('POST', path, body),
    remove: (path) => call('DELETE', path),
  };
}
