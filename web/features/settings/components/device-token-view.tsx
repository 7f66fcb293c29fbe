import { useState } from 'react';
import type { DeviceScope } from '../../../../shared/contracts/device-scopes';
import { addDays, type LocalDate } from '../../../../shared/rules/local-date';
import { deviceCallsOn } from '../../../lib/device-calls';
import { Button } from '../../../ui/button';
import { CopyButton } from '../../../ui/copy-button';
import { DialogActions } from '../../../ui/dialog';
import { SegmentedControl } from '../../../ui/segmented-control';
import { scopeWords } from '../scope-words';
import { HowItWorksLink } from './how-it-works-link';

const codeClass = 'max-w-full text-small leading-body whitespace-pre-wrap wrap-anywhere';
const codeBoxClass = 'grid justify-items-start gap-2 rounded-md bg-surface-2 px-4 py-3';

/** A request that works as it is, once. */
function exampleOf(scope: DeviceScope, token: string, today: LocalDate): string {
  // Whatever time it is, yesterday's run is over.
  const { endpoint, sends } = deviceCallsOn(scope === 'activity' ? addDays(today, -1) : today)[scope];
  return [
    `curl -X ${endpoint.method} ${window.location.origin}/api${endpoint.path} \\`,
    `  -H "Authorization: Bearer ${token}" \\`,
    `  -H "Content-Type: application/json" \\`,
    `  -d '${JSON.stringify(sends)}'`,
  ].join('\n');
}

interface DeviceTokenViewProps {
  token: string;
  scopes: readonly DeviceScope[];
  today: LocalDate;
  onDone: () => void;
}

/** The token, which can never be read again, and how to use it. */
export function DeviceTokenView({ token, scopes, today, onDone }: DeviceTokenViewProps) {
  const [scope, setScope] = useState(scopes[0] ?? 'steps');
  const example = exampleOf(scope, token, today);
  return (
    <div className="grid gap-4">
      <p className="text-fg-2">
        Copy the token now. You’ll only see it once; after that, not even we can read it.
      </p>
      <div className={codeBoxClass}>
        <code className={codeClass}>{token}</code>
        <CopyButton text={token} label="Copy token" />
      </div>
      <p className="text-fg-2">
        Your device sends it with everything it adds. This example adds what it says to your log, so put in
        your own numbers first. <HowItWorksLink />
      </p>
      {scopes.length > 1 && (
        <SegmentedControl
          label="Example"
          options={scopes.map((each) => ({ value: each, label: scopeWords[each].name }))}
          value={scope}
          onChange={setScope}
        />
      )}
      <div className={codeBoxClass}>
        <pre className={codeClass}>{example}</pre>
        <CopyButton text={example} label="Copy example" />
      </div>
      <DialogActions>
        <Button variant="go" onClick={onDone}>
          Done
        </Button>
      </DialogActions>
    </div>
  );
}
