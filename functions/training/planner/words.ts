import { joined } from '../../../shared/rules/joined';
import type { BodyArea } from '../../../shared/rules/exercise';
import type { PartNames, TrainingArea } from '../../../shared/rules/training/person';

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten'];

/** 'two', '14'. */
export const numberText = (value: number): string => small[value] ?? String(value);

/** 'one day', 'two weeks'. */
export const countText = (value: number, noun: string): string =>
  `${numberText(value)} ${noun}${value === 1 ? '' : 's'}`;

export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

const areaNames: Readonly<Record<TrainingArea, string>> = {
  legs: 'legs',
  push: 'upper body',
  core: 'core',
  cardio: 'cardio',
  mobility: 'mobility',
};

export const areaText = (area: TrainingArea): string => areaNames[area];

/** 'elbow and lower back': each area in the person's own word if known. */
export const painText = (areas: readonly BodyArea[], names: PartNames = {}): string =>
  joined([...new Set(areas.flatMap((area) => names[area] ?? area.replaceAll('_', ' ')))]);
