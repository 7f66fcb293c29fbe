/** Whom a page stands for before the app is there. */
export type Person = 'visitor' | 'member';

/** What the page knows of the build before any of its scripts has come. Files are addresses from the root of the site. */
export interface FirstViewList {
  /** Of the app itself. */
  app: string[];
  /** What each page needs beside it, by its path. */
  pages: Record<string, string[]>;
  /** For people with a stored sign-in, on every page. */
  member: string[];
  /** For those of them whose access token has to be refreshed first. */
  refresh: string[];
  /** Pages with a first view by their path, for whom, and the coach's pose in it. */
  views: Record<string, { person: Person; pose: string }>;
}

/** The element in index.html that holds the list; without one, as on the dev server, no page has a first view. */
export const listId = 'first-view-list';
