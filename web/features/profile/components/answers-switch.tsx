import { Eye, EyeOff } from 'lucide-react';
import { Button } from '../../../ui/button';
import { useShownAnswers } from '../use-shown-answers';

/** Hides what the person told of themselves from anyone looking over their shoulder. Shows nothing without answers. */
export function AnswersSwitch({ className }: { className?: string }) {
  const { any, shown, show } = useShownAnswers();
  if (!any) return null;
  const Icon = shown ? EyeOff : Eye;
  return (
    <Button variant="text" size="sm" className={className} onClick={() => show(!shown)}>
      <Icon className="icon-sm" aria-hidden="true" />
      {shown ? 'Hide my answers' : 'Show my answers'}
    </Button>
  );
}
