import { join } from 'node:path';
import type { Rolldown } from 'vite';

type Modules = Parameters<Extract<Rolldown.CodeSplittingGroup['name'], (...given: never[]) => unknown>>[1];

/** Inputs: most pages have none. */
const fields = /[\\/]web[\\/]ui[\\/](field|text-input|text-area|number-input)\.tsx$/;
/** Small parts used by many pages. Those with a library of their own stay with it. */
const smallParts =
  /[\\/]web[\\/]ui[\\/](?!dialog|menu|sheet|tabs|toast|select|switch|checkbox|field|text-input|text-area|number-input|choice-cards|virtual-grid|clip-video)|[\\/]shared[\\/]rules[\\/](isolated|text-length)\.ts$/;
/** What the workout page shares with its late parts: inside its own chunk, each of them would load the whole page. */
const ofWorkouts =
  /[\\/](shared[\\/](contracts[\\/]routines|rules[\\/]what-counts)|workouts[\\/](workout-choice|player[\\/](parts|resume-point|swaps|timed-moves))|exercises[\\/]use-exercise-lookup|routines[\\/]api[\\/]routines-query)\.ts$/;
const icons = /[\\/]lucide-react[\\/]/;
/** These packages export everything from one module, wherever it is used. */
const lists = /node_modules[\\/](lucide-react|@tanstack[\\/]react-query)[\\/]/;

/** With how forms read by them: as a file of its own, its name alone would not fit into the entry. */
const schemas = /[\\/](node_modules[\\/]zod[\\/]|rules[\\/]say-issue\.ts$|lib[\\/]read-form\.ts$)/;
const ours = /^(?!.*[\\/]node_modules[\\/])/;
const queries = /[\\/]@tanstack[\\/](react-query|query-core)[\\/]/;
/** Used by the pages with very long lists. */
const virtual = /[\\/]@tanstack[\\/](react-virtual|virtual-core)[\\/]/;

/** What main.ts needs to load the app: inside the app's chunk, it would load the whole app. */
const preload = /vite[\\/]preload-helper/;

const known = new Map<string, Set<string>>();

/** Everything a web module statically imports. */
function importedBy(module: string, modules: Modules): Set<string> {
  const found = known.get(module) ?? new Set<string>();
  if (known.has(module)) return found;
  known.set(module, found);
  const take = (id: string) => {
    if (found.has(id)) return;
    found.add(id);
    modules.getModuleInfo(id)?.importedIds.forEach(take);
  };
  take(join(import.meta.dirname, module));
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
/** Public pages that call the API. */
const openPages = ['app/routes/about/contact.tsx', 'app/routes/training/exercises.tsx'];
/** Public pages that don't. */
const visitorPages = ['app/routes/auth/auth.tsx', 'app/routes/landing/welcome.tsx'];
/** The router evaluates these and the schemas before the rest, which takes a file of their own. */
const values = '../shared/contracts/values.ts';
const inUi = /[\\/]web[\\/]ui[\\/]/;

/**
 * Groups what the dashboard, which members open first, shares: with all API users, with onboarding, with other
 * pages, or with later parts.
 */
function nameForDashboard(id: string, modules: Modules): string | null {
  const isOf = (page: string) => importedBy(page, modules).has(id);
  if (!isOf(dashboard) || !ours.test(id) || inUi.test(id) || visitorPages.some(isOf)) return null;
  if (openPages.some(isOf)) return isOf(values) ? 'values' : 'answers';
  if (isOf(onboarding)) return 'members';
  return otherMemberPages.some(isOf) ? 'pages' : 'today';
}

/**
 * A page made of forty small files waits for forty responses, so the app is one file with everything it starts
 * with, and shared parts are bundled together.
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
    // Used by the live coach and by the code that compares dancers with her.
    {
      name: 'three',
      test: /[\\/]node_modules[\\/]three[\\/]/,
      includeDependenciesRecursively: false,
      priority: 1,
    },
    { name: 'uplot', test: /[\\/]node_modules[\\/]uplot[\\/]/, priority: 1 },
    // Formats of other platforms: whoever only wants the one does not load the other.
    { name: 'fit', test: /[\\/]@garmin[\\/]fitsdk[\\/]/, priority: 1 },
    { name: 'zip', test: /[\\/]@zip\.js[\\/]/, priority: 1 },
    { name: 'icons', test: icons, minShareCount: 2, priority: 1 },
    { name: 'virtual', test: virtual, includeDependenciesRecursively: false, minShareCount: 2, priority: 1 },
    { name: 'queries', test: queries, minShareCount: 2, priority: 1 },
    { name: 'parts', test: smallParts, minShareCount: 3, priority: 0 },
    { name: 'workouts', test: ofWorkouts, includeDependenciesRecursively: false, priority: 0 },
    { name: 'fields', test: fields, minShareCount: 3, priority: 0 },
  ],
};
