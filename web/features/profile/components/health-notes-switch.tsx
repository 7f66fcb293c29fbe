import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { useHealthNotes } from '../use-health-notes';

/** Hides health notes from anyone looking over the person's shoulder. Shows nothing when there are no notes. */
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
