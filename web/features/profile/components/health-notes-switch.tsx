import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { useHealthNotes } from '../use-health-notes';

/** Hides what the person told of themselves from anyone looking over their shoulder. Shows nothing without answers. */
export function HealthNotesSwitch({ className }: { className?: string }) {
  const { any, shown, show } = useHealthNotes();
  if (!any) return null;
  const Icon = shown ? EyeOff : Eye;
  return (
    <Button variant="text" size="sm" className={className} onClick={() => show(!shown)}>
      <Icon className="icon-sm" aria-hidden="true" />
      {shown ? 'Hide my answers' : 'Show my answers'}
    </Button>
  );
}
