import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { brand } from '../../../../shared/brand';
import type { UnitSystem } from '../../../../shared/rules/units';
import { Button } from '../../../ui/button';
import { FieldError } from '../../../ui/field';
import { IconButton } from '../../../ui/icon-button';
import { NumberInput } from '../../../ui/number-input';
import { heldError, loadError, loadUnit, repsError, type SetDraft } from '../set-drafts';

interface SetLineProps {
  draft: SetDraft;
  /** Exercise and set number, used in the fields' labels. */
  label: string;
  units: UnitSystem;
  /** For other exercises, a load field appears only on request. */
  asksLoad: boolean;
  /** Says what is out of range. */
  checked: boolean;
  onChange: (draft: SetDraft) => void;
  /** Undefined for an exercise's only line. */
  onRemove: (() => void) | undefined;
}

export function SetLine({ draft, label, units, asksLoad, checked, onChange, onRemove }: SetLineProps) {
  const [addsLoad, setAddsLoad] = useState(asksLoad || draft.load !== '');
  const id = useId();
  const aboutAmount = checked ? (repsError(draft) ?? heldError(draft)) : null;
  const aboutLoad = checked ? loadError(draft, units) : null;
  const about = aboutAmount ?? aboutLoad;
  const isHold = draft.held !== null;
  return (
    <li className="grid grid-cols-words-end gap-x-2">
      <div className="grid grid-cols-fit-number gap-2">
        <NumberInput
          size="sm"
          aria-label={`${label}: ${isHold ? 'seconds held' : 'repetitions'}`}
          aria-invalid={aboutAmount ? true : undefined}
          aria-describedby={id}
          value={draft.held ?? draft.reps}
          unit={isHold ? 's' : 'reps'}
          onChange={(amount) => onChange({ ...draft, [isHold ? 'held' : 'reps']: amount })}
        />
        {addsLoad ? (
          <NumberInput
            size="sm"
            aria-label={`${label}: load in ${units === 'metric' ? 'kilograms' : 'pounds'}`}
            aria-invalid={aboutLoad ? true : undefined}
            aria-describedby={id}
            value={draft.load}
            unit={loadUnit(units)}
            decimals
            onChange={(load) => onChange({ ...draft, load })}
          />
        ) : (
          <Button
            variant="quiet"
            size="sm"
            aria-label={`${label}: add a load`}
            onClick={() => setAddsLoad(true)}
          >
            Add a load
          </Button>
        )}
      </div>
      {onRemove && (
        <IconButton label={`Remove ${label}`} onClick={onRemove}>
          <X aria-hidden="true" />
        </IconButton>
      )}
      {draft.isSuggested && (
        <p className="col-span-full pt-1 text-small text-fg-2">
          {brand.coach} counted{draft.range !== null && ` · range ${draft.range}%`}
        </p>
      )}
      <div className={about ? 'col-span-full pt-2' : 'col-span-full'}>
        <FieldError id={id} error={about} />
      </div>
    </li>
  );
}
