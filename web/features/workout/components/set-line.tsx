import { X } from 'lucide-react';
import { useId } from 'react';
import type { UnitSystem } from '../../../../shared/domain/units';
import { FieldError } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { NumberInput } from '../../../ui/number-input';
import { loadError, loadUnit, repsError, type SetDraft } from '../set-drafts';

interface SetLineProps {
  draft: SetDraft;
  /** Exercise and number of the set, for names of the fields. */
  label: string;
  units: UnitSystem;
  /** Says what is out of range. */
  checked: boolean;
  onChange: (draft: SetDraft) => void;
  /** Undefined for the only line of an exercise. */
  onRemove: (() => void) | undefined;
}

export function SetLine({ draft, label, units, checked, onChange, onRemove }: SetLineProps) {
  const id = useId();
  const aboutReps = checked ? repsError(draft) : null;
  const aboutLoad = checked ? loadError(draft, units) : null;
  const about = aboutReps ?? aboutLoad;
  return (
    <li className="grid grid-cols-words-end gap-x-2">
      <div className="grid grid-cols-fit-number gap-2">
        <NumberInput
          size="sm"
          aria-label={`${label}: repetitions`}
          aria-invalid={aboutReps ? true : undefined}
          aria-describedby={id}
          value={draft.reps}
          unit="reps"
          maxLength={3}
          onChange={(reps) => onChange({ ...draft, reps })}
        />
        <NumberInput
          size="sm"
          aria-label={`${label}: load in ${units === 'metric' ? 'kilograms' : 'pounds'}`}
          aria-invalid={aboutLoad ? true : undefined}
          aria-describedby={id}
          value={draft.load}
          unit={loadUnit(units)}
          decimals
          maxLength={6}
          onChange={(load) => onChange({ ...draft, load })}
        />
      </div>
      {onRemove && (
        <IconButton label={`Remove ${label}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
      <div className={about ? 'col-span-full pt-2' : 'col-span-full'}>
        <FieldError id={id} error={about} />
      </div>
    </li>
  );
}
