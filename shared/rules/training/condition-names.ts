import type { Gender } from '../questionnaire/options';
import { conditions, type Condition } from './person';

/** Labels for health conditions, where they are chosen and shown. */
const conditionNames: Readonly<Record<Condition, string>> = {
  pregnancy: 'Pregnant',
  postnatal: 'Recently gave birth',
  high_blood_pressure: 'High blood pressure',
  heart: 'Heart condition',
  diabetes: 'Diabetes',
  osteoporosis: 'Osteoporosis',
  vertigo: 'Dizziness',
  asthma: 'Asthma',
  hernia: 'Hernia',
  wheelchair: 'Wheelchair',
  seated: 'I train seated',
  unsteady: 'Unsteady on my feet',
};

export type AroundBirth = 'pregnancy' | 'postnatal';

/** Not offered at first to someone who chose 'male', and asked about when they mention it; never denied. */
export const isAroundBirth = (condition: Condition): condition is AroundBirth =>
  condition === 'pregnancy' || condition === 'postnatal';

const conditionOptions = conditions.map((value) => ({ value, label: conditionNames[value] }));

/** The conditions offered at first: to a man none around a birth, unless he has chosen one. The rest is one tap away. */
export const conditionsFor = (gender: Gender | undefined, chosen: readonly Condition[], isAll: boolean) =>
  conditionOptions.filter(
    ({ value }) => isAll || gender !== 'male' || !isAroundBirth(value) || chosen.includes(value),
  );

/** 'High blood pressure, Diabetes'; 'None' where there is none. */
export const conditionsText = (chosen: readonly Condition[] = []): string =>
  chosen.map((condition) => conditionNames[condition]).join(', ') || 'None';
