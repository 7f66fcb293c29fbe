import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function WorkoutPage() {
  return (
    <OnItsWay
      title="Choose Your Workout"
      pose="sprint"
      plan={`Six guided workouts and a builder for your own, each exercise shown by ${brand.coach}.`}
    />
  );
}
