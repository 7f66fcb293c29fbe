import { OnItsWay } from '../../on-its-way';

export default function ExercisesPage() {
  return (
    <OnItsWay
      title="Exercise Library"
      pose="reach"
      plan="Search every exercise by name or muscle group and watch how it is done."
    />
  );
}
