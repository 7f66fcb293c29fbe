import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function PrivacyPage() {
  return (
    <OnItsWay
      title="Privacy policy"
      pose="listen"
      plan={`What ${brand.product} keeps about you, why, for how long, and how to take it away.`}
    />
  );
}
