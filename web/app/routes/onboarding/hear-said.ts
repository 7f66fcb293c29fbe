import type { QueryClient } from '@tanstack/react-query';
import { unitsIn } from '../../../../shared/rules/questionnaire/units-in';
import type { UnitSystem } from '../../../../shared/rules/units';
import type { OnSaid } from '../../../features/onboarding/on-said';
import { profileQuery } from '../../../features/profile/api/profile-query';
import { updateProfile } from '../../../features/profile/api/update-profile';
import { sparedQuery } from '../../../features/spared/api/spared-query';
import { tellSpared } from '../../../features/spared/api/tell-spared';
import { understoodText } from '../../../features/spared/fact-words';

/** These answers are read for what to plan around when they are saved. */
const notes: readonly unknown[] = ['medicalConditions', 'bodyPains'];
const measures: readonly unknown[] = ['heightCm', 'weightKg', 'targetWeightKg'];
/** A shorter answer only answers the question. */
const fewestWords = 4;

export interface Hearing {
  client: QueryClient;
  source: 'onboarding' | 'voice';
  units: UnitSystem;
}

/** Saves what people mention besides their answer: their units, and what hurts or should be planned around. */
export async function hearSaid(
  { field, text, isMeasured = false }: Parameters<OnSaid>[0],
  { client, source, units }: Hearing,
): Promise<string | null> {
  const saidIn = isMeasured || measures.includes(field) ? unitsIn(text, units) : null;
  if (saidIn !== null && saidIn !== units)
    client.setQueryData(profileQuery().queryKey, await updateProfile({ units: saidIn }));
  if (notes.includes(field) || text.trim().split(/\s+/).length < fewestWords) return null;
  const { facts, told } = await tellSpared(text, source);
  client.setQueryData(sparedQuery().queryKey, facts);
  return told.length > 0 ? understoodText(told) : null;
}

/** What was mentioned in chat, as labels; the review shows the notes themselves. */
export async function labelsTold(client: QueryClient): Promise<string[]> {
  const facts = await client.ensureQueryData(sparedQuery());
  return facts.filter(({ since }) => since !== null).map(({ label }) => label);
}
