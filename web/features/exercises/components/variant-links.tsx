import { ChevronRight } from 'lucide-react';
import { Link, useLocation } from 'react-router-dom';
import type { LibraryExercise } from '../../../../shared/contracts/exercises';
import { exerciseSearch } from '../use-open-exercise';
import { ClipPoster } from './clip-poster';
import './variant-links.css';

interface VariantProps {
  label: string;
  /** Undefined where no other exercise is easier or harder, or it has left the library. */
  exercise: LibraryExercise | undefined;
  note: string | null;
}

/** It takes the place of the one that is open, so closing leads back to the library. */
function Variant({ label, exercise, note }: VariantProps) {
  const state: unknown = useLocation().state;
  if (!exercise) {
    return note ? (
      <p className="variant variant-note">
        <small>{label}</small>
        {note}
      </p>
    ) : null;
  }
  return (
    <Link
      className="variant"
      to={{ search: exerciseSearch(exercise.id) }}
      state={state}
      replace
      preventScrollReset
    >
      <ClipPoster exercise={exercise} />
      <span className="variant-words">
        <small>{label}</small> <b>{exercise.name}</b>
      </span>
      <ChevronRight className="icon" aria-hidden="true" />
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
    <nav className="variants" aria-label="Easier and harder">
      <Variant label="Easier" exercise={find(easierId)} note={easierNote} />
      <Variant label="Harder" exercise={find(harderId)} note={harderNote} />
    </nav>
  );
}
