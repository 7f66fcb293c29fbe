import { useId } from 'react';
import { deviceScopes, type DeviceScope } from '../../../../shared/contracts/device-scopes';
import { Checkbox } from '../../../ui/checkbox';
import { FieldError } from '../../../ui/field';
import { scopeWords } from '../scope-words';

interface ScopeChoicesProps {
  scopes: readonly DeviceScope[];
  onChange: (scopes: DeviceScope[]) => void;
  error: string | null;
}

/** What a device may add: one or more. */
export function ScopeChoices({ scopes, onChange, error }: ScopeChoicesProps) {
  const errorId = useId();
  const changed = (scope: DeviceScope, isOn: boolean) =>
    deviceScopes.filter((each) => (each === scope ? isOn : scopes.includes(each)));
  return (
    <fieldset className="mt-4 grid gap-2" aria-describedby={error ? errorId : undefined}>
      <legend className="text-small font-semibold text-fg-2">What it may add</legend>
      {deviceScopes.map((scope) => (
        <Checkbox
          key={scope}
          label={scopeWords[scope].name}
          description={scopeWords[scope].about}
          checked={scopes.includes(scope)}
          onChange={(isOn) => onChange(changed(scope, isOn))}
        />
      ))}
      <FieldError id={errorId} error={error} />
    </fieldset>
  );
}
