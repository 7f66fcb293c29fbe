import type { RequestHandler } from '../gateway/internal-server';

export interface Site {
  serve: RequestHandler;
  /** The inline scripts that the content security policy allows. */
  scripts: string[];
}
