import { ExerciseLibrary } from '../../../features/exercises/components/exercise-library';
import { usePageTitle } from '../../use-page-title';

export default function ExercisesPage() {
  usePageTitle('Exercise Library');
  return <ExerciseLibrary />;
}
