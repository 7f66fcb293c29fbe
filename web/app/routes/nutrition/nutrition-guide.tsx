import { OnItsWay } from '../../on-its-way';

export default function NutritionGuidePage() {
  return (
    <OnItsWay
      title="Nutrition Guide"
      pose="reach"
      plan="Food groups, key nutrients and tips for everyday plates."
    />
  );
}
