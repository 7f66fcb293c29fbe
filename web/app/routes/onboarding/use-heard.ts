import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { unitsIn } from '../../../../shared/domain/questionnaire/parse-measure';
import type { UnitSystem } from '../../../../shared/domain/units';
import type { OnSaid } from '../../../features/onboarding/on-said';
import { useSaveProfile } from '../../../features/profile/use-save-profile';
import { sparedQuery } from '../../../features/spared/api/spared-query';
import { tellSpared } from '../../../features/spared/api/tell-spared';
import { understoodText } from '../../../features/spared/fact-words';

/** What is planned around is read out of these when the answers are. */
const notes: readonly unknown[] = ['medicalConditions', 'bodyPains'];
const measures: readonly unknown[] = ['heightCm', 'weightKg', 'targetWeightKg'];
/** A shorter answer tells no more than it is asked for. */
const fewestWords = 4;

/** Keeps what somebody tells beside their answers: the units they measure in, and what hurts or has to be spared. */
export function useHeard(source: 'onboarding' | 'voice', units: UnitSystem) {
  const client = useQueryClient();
  const save = useSaveProfile();
  const { data: facts = [] } = useQuery(sparedQuery());
  const onSaid = useCallback<OnSaid>(
    async ({ field, text }) => {
      try {
        const saidIn = measures.includes(field) ? unitsIn(text) : null;
        if (saidIn !== null && saidIn !== units) await save({ units: saidIn });
        if (notes.includes(field) || text.trim().split(/\s+/).length < fewestWords) return null;
        const known = await tellSpared(text, source);
        client.setQueryData(sparedQuery().queryKey, known.facts);
        return known.told.length > 0 ? understoodText(known.told) : null;
      } catch {
        // The answer itself is kept; this can be told again at any time.
        return null;
      }
    },
    [client, save, source, units],
  );
  return { onSaid, plannedAround: facts.filter(({ since }) => since !== null).map(({ label }) => label) };
}
