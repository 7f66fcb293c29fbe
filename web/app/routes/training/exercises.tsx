import { ExerciseLibrary } from '../../../features/exercises/components/exercise-library';
import { usePageTitle } from '../../use-page-title';
import { ExerciseActions } from './exercise-actions';

export default function ExercisesPage() {
  usePageTitle('Exercise Library');
  return <ExerciseLibrary Actions={ExerciseActions} />;
}
