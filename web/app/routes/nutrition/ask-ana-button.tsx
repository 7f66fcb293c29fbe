import { ChevronRight } from 'lucide-react';
import { brand } from '../../../../shared/brand';
import { cardClass } from '../../../ui/card';
import { CoachFace } from '../../../ui/coach-face';

interface AskAnaButtonProps {
  className: string;
  onClick: () => void;
}

/** Opens the chat about food where there is no room beside the meals. */
export function AskAnaButton({ className, onClick }: AskAnaButtonProps) {
  return (
    <button
      type="button"
      className={`flex w-full items-center gap-3 p-3 text-left hover:bg-surface-2 focus-visible:rounded-lg ${cardClass} ${className}`}
      onClick={onClick}
    >
      <CoachFace size="2.75rem" />
      <span className="min-w-0 flex-1 leading-text font-strong">Ask {brand.coach} about food</span>
      <ChevronRight className="icon-sm flex-none text-fg-2" aria-hidden="true" />
    </button>
  );
}
