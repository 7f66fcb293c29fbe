import type { RequestHandler } from '../gateway/internal-server';

export interface Site {
  serve: RequestHandler;
  /** What the content security policy allows as the scripts that stand in its pages. */
  scripts: string[];
}
