import { useMutation } from '@tanstack/react-query';
import type { DeviceToken } from '../../../../shared/contracts/account';
import { ApiError, messageOf } from '../../../lib/api/api-error';
import { Button } from '../../../ui/button';
import { Dialog, DialogActions } from '../../../ui/dialog';
import { toast } from '../../../ui/toast';
import { deleteDeviceToken } from '../api/device-tokens';
import { isolated } from '../../../../shared/rules/isolated';

interface RemoveDeviceDialogProps {
  device: DeviceToken;
  onRemoved: () => void;
  onClose: () => void;
}

/** A device that no longer exists counts as removed. */
async function remove(id: string): Promise<void> {
  try {
    await deleteDeviceToken(id);
  } catch (error) {
    if (!(error instanceof ApiError && error.code === 'device_token_not_found')) throw error;
  }
}

export function RemoveDeviceDialog({ device, onRemoved, onClose }: RemoveDeviceDialogProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => remove(device.id),
    onSuccess: () => {
      toast.success('Device removed');
      onRemoved();
      onClose();
    },
    onError: (error) => toast.error('Error', messageOf(error, "The device couldn't be removed.")),
  });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={`Remove ${isolated(device.name)}?`}
      description="Its token stops working right away. What it added stays."
    >
      <DialogActions>
        <Button variant="line" onClick={onClose}>
          Keep it
        </Button>
        <Button variant="danger" busy={isPending} onClick={() => mutate()}>
          Remove
        </Button>
      </DialogActions>
    </Dialog>
  );
}
