import type { SettingsSectionId } from '../features/settings/sections';
import { paths } from './paths';

/** The address of one section of the settings. */
export const settingsPath = (section: SettingsSectionId) => `${paths.settings}?section=${section}`;
