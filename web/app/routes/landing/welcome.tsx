import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function WelcomePage() {
  return (
    <OnItsWay
      title="Welcome"
      pose="wave"
      plan={`The way in: what ${brand.product} does, why people trust it, and two buttons to begin.`}
    />
  );
}
