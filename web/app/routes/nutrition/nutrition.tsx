import { OnItsWay } from '../../on-its-way';

export default function NutritionPage() {
  return (
    <OnItsWay
      title="Nutrition"
      pose="reach"
      plan="Photograph a meal, see what is in it, and compare the day with your targets."
    />
  );
}
