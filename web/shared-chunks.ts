import type { Rolldown } from 'vite';

type Modules = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>>[1];

/** What is typed into: most pages have none of it. */
const fields = /[\\/]web[\\/]ui[\\/](field|text-input|text-area|number-input)\.tsx$/;
/** Small parts of many pages. Those that stand on a library of their own stay with it. */
const smallParts =
  /[\\/]web[\\/]ui[\\/](?!dialog|menu|sheet|tabs|toast|select|switch|checkbox|field|text-input|text-area|number-input|choice-cards)/;
/** Of the workout page what its late parts use too: in its own chunk the page would come with each of them. */
const ofWorkouts =
  /[\\/](shared[\\/]contracts[\\/]routines|workout[\\/](workout-(choice|result)|player[\\/](resume-point|swaps|timed-moves))|exercises[\\/]use-exercise-lookup|builder[\\/]api[\\/]routines-query)\.ts$/;
const icons = /[\\/]lucide-react[\\/]/;
/** These packages list everything in one place, wherever it is used. */
const lists = /node_modules[\\/](lucide-react|@tanstack[\\/]react-query)[\\/]/;

/** What main.ts needs to load the app: inside the app it would bring that along. */
const preload = /vite[\\/]preload-helper/;

let ofEntry: Set<string> | null = null;

/** Everything that web/start.tsx imports at once. */
function entryModules(modules: Modules): Set<string> {
  const found = new Set<string>();
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(take);
  };
  take(`${import.meta.dirname}/start.tsx`);
  return found;
}

/**
 * A page of forty small files waits for forty answers. So the app is one file with all it begins with, and what
 * several pages share comes together.
 */
export const sharedChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'preload', test: preload, priority: 3 },
    {
      name: (id, modules) => {
        ofEntry ??= entryModules(modules);
        return ofEntry.has(id) && !lists.test(id) ? 'app' : null;
      },
      debugName: 'app',
      priority: 2,
    },
    { name: 'icons', test: icons, minShareCount: 3, priority: 1 },
    { name: 'parts', test: smallParts, minShareCount: 3, priority: 0 },
    { name: 'workouts', test: ofWorkouts, includeDependenciesRecursively: false, priority: 0 },
    { name: 'fields', test: fields, minShareCount: 3, priority: 0 },
  ],
};
