/** Who a page is for before the app has loaded. */
export type Person = 'visitor' | 'member';

/** What the page knows about the build before any script has loaded. Files are addresses from the site's root. */
export interface FirstViewList {
  /** The app's own files. */
  app: string[];
  /** What each page needs in addition, by path. */
  pages: Record<string, string[]>;
  /** For people with a stored sign-in, on every page. */
  member: string[];
  /** For those whose access token has to be refreshed first. */
  refresh: string[];
  /** Pages with a first view, by path: who it is for, and the coach's pose in it. */
  views: Record<string, { person: Person; pose: string }>;
  /** The coach's pose on member pages that begin with her and have no first view, by path. */
  stills: Record<string, string>;
}

/** The element in index.html that holds the list; without it, as on the dev server, no page has a first view. */
export const listId = 'first-view-list';
