import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { exerciseSearch } from '../use-open-exercise';
import { ClipPoster } from './clip-poster';

interface VariantProps {
  label: string;
  /** Undefined if there is no easier or harder exercise, or it has left the library. */
  exercise: LibraryExercise | undefined;
  note: string | null;
}

/** It replaces the open one, so closing leads back to the library. */
function Variant({ label, exercise, note }: VariantProps) {
  const state: unknown = useLocation().state;
  if (!exercise) {
    return note ? (
      <p className="min-h-20 rounded-lg border border-dashed border-line px-4 py-3 leading-text">
        <small className="block text-small text-fg-2">{label}</small>
        {note}
      </p>
    ) : null;
  }
  return (
    <Link
      className="flex min-h-20 min-w-0 items-center gap-3 rounded-lg border border-line p-3 no-underline transition-colors hover:bg-surface-2 focus-visible:rounded-lg"
      to={{ search: exerciseSearch(exercise.id) }}
      state={state}
      replace
      preventScrollReset
    >
      <span className="w-24 max-w-1/3 flex-none overflow-hidden rounded-sm">
        <ClipPoster exercise={exercise} />
      </span>
      <span className="min-w-0 flex-1 leading-text">
        <small className="block text-small text-fg-2">{label}</small> <b>{exercise.name}</b>
      </span>
      <ChevronRight className="size-icon flex-none" aria-hidden="true" />
    </Link>
  );
}

interface VariantLinksProps {
  exercise: LibraryExercise;
  library: readonly LibraryExercise[];
}

export function VariantLinks({ exercise, library }: VariantLinksProps) {
  const { easierId, easierNote, harderId, harderNote } = exercise;
  const find = (id: string | null) => library.find((each) => each.id === id);
  return (
    <nav
      className="grid grid-cols-fit-variant gap-3 in-dialog-md:col-span-full"
      aria-label="Easier and harder"
    >
      <Variant label="Easier" exercise={find(easierId)} note={easierNote} />
      <Variant label="Harder" exercise={find(harderId)} note={harderNote} />
    </nav>
  );
}
