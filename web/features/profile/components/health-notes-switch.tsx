import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { useHealthNotes } from '../use-health-notes';

/** Keeps what hurts out of sight of whoever looks over the shoulder. Nothing where there is nothing to hide. */
export function HealthNotesSwitch({ className }: { className?: string }) {
  const { any, shown, show } = useHealthNotes();
  if (!any) return null;
  const Icon = shown ? EyeOff : Eye;
  return (
    <Button variant="text" size="sm" className={className} onClick={() => show(!shown)}>
      <Icon className="icon-sm" aria-hidden="true" />
      {shown ? 'Hide health notes' : 'Show health notes'}
    </Button>
  );
}
