import type { UnitSystem } from '../../../shared/rules/units';

const imperialRegions = new Set(['US', 'LR', 'MM']);

/** The units of the region that the browser's language names; metric if it names none. */
export const localUnits = (language: string = navigator.language): UnitSystem =>
  imperialRegions.has(language.split('-').at(-1)?.toUpperCase() ?? '') ? 'imperial' : 'metric';
