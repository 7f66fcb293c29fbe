import { Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';

type HowToDoItProps = { exercise: Pick<LibraryExercise, 'instructions' | 'cues' | 'mistakes'> };

/** An exercise in words: its steps, its cues, and what often goes wrong. */
export function HowToDoIt({ exercise: { instructions, cues, mistakes } }: HowToDoItProps) {
  return (
    <>
      <Part title="How to do it" className="in-dialog-md:row-span-2">
        <Steps steps={instructions} />
      </Part>
      <Part title="Cues">
        <ul className="flex flex-wrap gap-2">
          {cues.map((cue) => (
            <li key={cue} className="rounded-full bg-go-tint px-4 py-1.5 text-small font-strong text-go-text">
              {cue}
            </li>
          ))}
        </ul>
      </Part>
      <Part title="Common mistakes">
        <ul className="grid gap-2">
          {mistakes.map((mistake) => (
            <li key={mistake} className="flex gap-2 text-fg-2">
              <Minus
                className="mt-1.5 size-icon-xs flex-none text-danger"
                aria-hidden="true"
                strokeWidth={4}
              />
              {mistake}
            </li>
          ))}
        </ul>
      </Part>
    </>
  );
}

export function Part({
  title,
  className,
  children,
}: {
  title: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <section className={className}>
      <h3 className="mb-3 text-body">{title}</h3>
      {children}
    </section>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  return (
    <ol className="grid gap-3">
      {steps.map((step, index) => (
        <li key={step} className="grid grid-cols-icon-words gap-3">
          <span
            className="grid size-icon-lg place-items-center rounded-full bg-surface-3 text-small font-heavy tabular-nums"
            aria-hidden="true"
          >
            {index + 1}
          </span>
          <span>{step}</span>
        </li>
      ))}
    </ol>
  );
}
