import { deviceScopes, type DeviceScope } from '../../../shared/contracts/device-scopes';
import { joined } from '../../../shared/rules/joined';

/** What a device may add, in words for its person. */
export const scopeWords: Record<DeviceScope, { name: string; about: string }> = {
  steps: { name: 'Steps', about: "The day's total, from a watch or a phone" },
  weight: { name: 'Weight', about: 'What your scale shows' },
  water: { name: 'Water', about: 'What you drink through the day' },
  activity: { name: 'Activities', about: 'Runs, rides, and other training you did elsewhere' },
};

/** 'Adds steps and water' */
export const addsText = (scopes: readonly DeviceScope[]): string =>
  `Adds ${joined(
    deviceScopes
      .filter((scope) => scopes.includes(scope))
      .map((scope) => scopeWords[scope].name.toLowerCase()),
  )}`;
