import { Camera } from 'lucide-react';
import { brand } from '../../../../shared/brand';
import { Button } from '../../../ui/button';

/** For exercises the camera can count. */
export function CountButton({ onClick }: { onClick: () => void }) {
  return (
    <Button
      variant="glass"
      size="sm"
      aria-haspopup="dialog"
      aria-label={`${brand.coach} counts`}
      onClick={onClick}
    >
      <Camera className="size-icon-sm flex-none" aria-hidden="true" />
      <span className="max-md:hidden">Count</span>
    </Button>
  );
}
