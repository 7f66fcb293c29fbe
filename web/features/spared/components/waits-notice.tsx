import { useQuery } from '@tanstack/react-query';
import { sparedQuery } from '../api/spared-query';

/** Shown before any workout while training is on hold for a reported danger, with the way to lift it. */
export function WaitsNotice() {
  const { data = [] } = useQuery(sparedQuery());
  const waiting = data.filter(({ holdsTraining }) => holdsTraining);
  if (waiting.length === 0) return null;
  return (
    <p
      role="status"
      className="mx-gutter mt-2 rounded-lg border border-line bg-surface-2 px-4 py-3 leading-text"
    >
      <strong>Please don't train for now.</strong> You told me:{' '}
      {waiting.map(({ label }) => label.toLowerCase()).join(', ')}. Tell me in the chat, or on your profile,
      when that’s resolved. If it is happening right now, call your local emergency number.
    </p>
  );
}
