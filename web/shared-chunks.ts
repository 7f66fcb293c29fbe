import type { Rolldown } from 'vite';

type Modules = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>>[1];

/** What is typed into: most pages have none of it. */
const fields = /[\\/]web[\\/]ui[\\/](field|text-input|text-area|number-input)\.tsx$/;
/** Small parts of many pages. Those that stand on a library of their own stay with it. */
const smallParts =
  /[\\/]web[\\/]ui[\\/](?!dialog|menu|sheet|tabs|toast|select|switch|checkbox|field|text-input|text-area|number-input|choice-cards)/;
/** Of the workout page what its late parts use too: in its own chunk the page would come with each of them. */
const ofWorkouts =
  /[\\/](shared[\\/](contracts[\\/]routines|rules[\\/]what-counts)|workouts[\\/](workout-(choice|result)|player[\\/](resume-point|swaps|timed-moves))|exercises[\\/]use-exercise-lookup|routines[\\/]api[\\/]routines-query)\.ts$/;
const icons = /[\\/]lucide-react[\\/]/;
/** These packages list everything in one place, wherever it is used. */
const lists = /node_modules[\\/](lucide-react|@tanstack[\\/]react-query)[\\/]/;

const schemas = /[\\/]node_modules[\\/]zod[\\/]/;
const ours = /^(?!.*[\\/]node_modules[\\/])/;
const queries = /[\\/]@tanstack[\\/]/;

/** What main.ts needs to load the app: inside the app it would bring that along. */
const preload = /vite[\\/]preload-helper/;

const known = new Map<string, Set<string>>();

/** Everything that a module of web imports at once. */
function importedBy(module: string, modules: Modules): Set<string> {
  const found = known.get(module) ?? new Set<string>();
  if (known.has(module)) return found;
  known.set(module, found);
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(take);
  };
  take(`${import.meta.dirname}/${module}`);
  return found;
}

const dashboard = 'app/routes/dashboard/dashboard.tsx';
const onboarding = 'app/routes/onboarding/onboarding.tsx';
const otherMemberPages = [
  'app/routes/profile/profile-summary.tsx',
  'app/routes/profile/settings.tsx',
  'app/routes/coach/chat.tsx',
  'app/routes/training/workout.tsx',
];
/** They ask the API too. */
const openPages = ['app/routes/about/contact.tsx', 'app/routes/training/exercises.tsx'];
/** They do not. */
const visitorPages = ['app/routes/auth/auth.tsx', 'app/routes/landing/welcome.tsx'];
const inUi = /[\\/]web[\\/]ui[\\/]/;

/** What the dashboard, which members open first, shares: with all who ask the API, with onboarding, with other pages, with later parts. */
function nameForDashboard(id: string, modules: Modules): string | null {
  const isOf = (page: string) => importedBy(page, modules).has(id);
  if (!isOf(dashboard) || !ours.test(id) || inUi.test(id) || visitorPages.some(isOf)) return null;
  if (openPages.some(isOf)) return 'answers';
  if (isOf(onboarding)) return 'members';
  return otherMemberPages.some(isOf) ? 'pages' : 'today';
}

/**
 * A page of forty small files waits for forty answers. So the app is one file with all it begins with, and what
 * several pages share comes together.
 */
export const sharedChunks: Rolldown.CodeSplittingOptions = {
  groups: [
    { name: 'preload', test: preload, priority: 3 },
    {
      name: (id, modules) => (importedBy('start.tsx', modules).has(id) && !lists.test(id) ? 'app' : null),
      debugName: 'app',
      priority: 2,
    },
    {
      name: nameForDashboard,
      debugName: 'dashboard',
      includeDependenciesRecursively: false,
      minShareCount: 2,
      priority: 1,
    },
    { name: 'schemas', test: schemas, priority: 1 },
    // The live coach and what compares dancers with her stand on it.
    {
      name: 'three',
      test: /[\\/]node_modules[\\/]three[\\/]/,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    { name: 'icons', test: icons, minShareCount: 2, priority: 1 },
    { name: 'queries', test: queries, minShareCount: 2, priority: 1 },
    { name: 'parts', test: smallParts, minShareCount: 3, priority: 0 },
    { name: 'workouts', test: ofWorkouts, includeDependenciesRecursively: false, priority: 0 },
    { name: 'fields', test: fields, minShareCount: 3, priority: 0 },
  ],
};
