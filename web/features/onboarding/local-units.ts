import type { UnitSystem } from '../../../shared/rules/units';

/** As a part of its own: some systems write 'en_US.UTF-8' or 'en-US@posix'. */
const imperialRegion = /[-_](US|LR|MM)\b/i;

/** The units of the region that the browser's language names; metric if it names none, or has no language. */
export const localUnits = (language: string = navigator.language): UnitSystem =>
  imperialRegion.test(language) ? 'imperial' : 'metric';
