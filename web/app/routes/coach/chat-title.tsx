import { useQuery } from '@tanstack/react-query';
import { brand } from '../../../../shared/brand';
import { capabilitiesQuery } from '../../../lib/api/capabilities-query';
import { CoachFace } from '../../../ui/coach-face';

const modes = { model: 'AI-written answers', rules: 'Built-in answers' } as const;

/** Who answers, and how. The note reserves its line until that is known. */
export function ChatTitle() {
  const { data: capabilities } = useQuery(capabilitiesQuery());
  return (
    <span className="flex min-w-0 items-center gap-2 leading-snug">
      <CoachFace size="2.5rem" />
      <span className="min-w-0">
        <span className="block">{brand.coach}, AI coach</span>
        <small className="block min-h-4 text-micro font-semibold text-fg-2">
          {capabilities && modes[capabilities.chat]}
        </small>
      </span>
    </span>
  );
}
