import { deviceStorage } from '../../lib/kept-storage';
import { laterFields, type LaterField } from './health-questions';

/** A device may have several people. */
const keyOf = (userId: string) => `asked-later:${userId}`;

/** How they are asked then. */
export const laterTexts: Readonly<Record<LaterField, string>> = {
  conditions: 'Is there a health condition I should plan around?',
  bodyPains: 'Does anything hurt, or is an old injury acting up?',
  medicalConditions: 'Any medical conditions I should plan around?',
  workLifeEffects: 'How do work and daily life affect your training?',
  fitnessBarriers: 'What has held you back so far?',
};

/** The questions that someone left for later on this device, in the order of the form. */
export function readAskedLater(userId: string): LaterField[] {
  try {
    const kept: unknown = JSON.parse(deviceStorage.read(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? laterFields.filter((field) => kept.includes(field)) : [];
  } catch {
    return [];
  }
}

export function keepAskedLater(userId: string, fields: readonly LaterField[]): void {
  deviceStorage.write(keyOf(userId), JSON.stringify(fields));
}

/** It was answered, or is not wanted. */
export function forgetAskedLater(userId: string, field: LaterField): void {
  const others = readAskedLater(userId).filter((each) => each !== field);
  keepAskedLater(userId, others);
}
