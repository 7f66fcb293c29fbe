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

export const conditionOptions = conditions.map((value) => ({ value, label: conditionNames[value] }));

/** 'High blood pressure, Diabetes'; 'None' where there is none. */
export const conditionsText = (chosen: readonly Condition[] = []): string =>
  chosen.map((condition) => conditionNames[condition]).join(', ') || 'None';
