import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Plus, Watch } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { maximumDeviceTokens, type DeviceToken } from '../../../../shared/contracts/account';
import type { LocalDate } from '../../../../shared/rules/local-date';
import { messageOf } from '../../../lib/api/api-error';
import { dateText } from '../../../lib/date-time-text';
import { Button } from '../../../ui/button';
import { ErrorState } from '../../../ui/error-state';
import { SettingsGroup, SettingsRow } from '../../../ui/settings-group';
import { deviceTokensQuery } from '../api/device-tokens';
import { addsText } from '../scope-words';
import { HowItWorksLink } from './how-it-works-link';
import { LoadingRow } from './loading-row';
import { RemoveDeviceDialog } from './remove-device-dialog';

const AddDeviceDialog = lazy(async () => ({
  default: (await import('./add-device-dialog')).AddDeviceDialog,
}));

/** Watches, scales, and scripts that may add data for this person. */
export function DevicesSection({ today }: { today: LocalDate }) {
  const queries = useQueryClient();
  const { queryKey } = deviceTokensQuery();
  const { data, error, refetch, isFetching } = useQuery(deviceTokensQuery());
  const [adding, setAdding] = useState(false);
  const [removing, setRemoving] = useState<DeviceToken | null>(null);
  const devices = data?.deviceTokens;
  const refresh = () => void queries.invalidateQueries({ queryKey });
  return (
    <SettingsGroup
      id="devices"
      footer={
        <>
          Each gets its own token. It can add what you choose, and it can't read anything. <HowItWorksLink />
        </>
      }
    >
      {!devices && !error && <LoadingRow width="6rem" height="2.75rem" />}
      {!devices && error && (
        <ErrorState
          title="Your devices didn't load"
          onRetry={() => void refetch()}
          retrying={isFetching}
          error={error}
        >
          {messageOf(error, 'Something went wrong. Try again in a moment.')}
        </ErrorState>
      )}
      {devices && devices.length > 0 && (
        <ul aria-label="Your devices and automations">
          {devices.map((device) => (
            <DeviceRow key={device.id} device={device} onRemove={() => setRemoving(device)} />
          ))}
        </ul>
      )}
      {devices && (
        <SettingsRow
          label={devices.length === 0 ? 'No device yet' : 'Another device'}
          description={
            devices.length < maximumDeviceTokens
              ? 'A watch, a scale, or a script of yours can add data for you.'
              : `You can have up to ${maximumDeviceTokens} devices. Remove one to add another.`
          }
        >
          <Button
            size="sm"
            variant="line"
            aria-haspopup="dialog"
            disabled={devices.length >= maximumDeviceTokens}
            onClick={() => setAdding(true)}
          >
            <Plus className="icon-sm" aria-hidden="true" />
            Add device
          </Button>
        </SettingsRow>
      )}
      {adding && (
        <Suspense>
          <AddDeviceDialog today={today} onAdded={refresh} onClose={() => setAdding(false)} />
        </Suspense>
      )}
      {removing && (
        <RemoveDeviceDialog device={removing} onRemoved={refresh} onClose={() => setRemoving(null)} />
      )}
    </SettingsGroup>
  );
}

function DeviceRow({ device, onRemove }: { device: DeviceToken; onRemove: () => void }) {
  const { name, scopes, createdAt, lastUsedAt } = device;
  return (
    <li className="flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-t border-line py-2 first:border-t-0">
      <Watch className="icon text-cool-text" aria-hidden="true" />
      <div className="min-w-0 shrink grow basis-2xs leading-text wrap-anywhere">
        <b>
          <bdi>{name}</bdi>
        </b>
        <p className="text-small text-fg-2">{addsText(scopes)}</p>
        <p className="text-small text-fg-2 tabular-nums">
          Added {dateText(createdAt)} · {lastUsedAt ? `last used ${dateText(lastUsedAt)}` : 'not used yet'}
        </p>
      </div>
      <Button size="sm" variant="text" aria-label={`Remove ${name}`} onClick={onRemove}>
        Remove
      </Button>
    </li>
  );
}
