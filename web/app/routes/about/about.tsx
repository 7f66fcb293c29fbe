import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function AboutPage() {
  return (
    <OnItsWay
      title="About Us"
      pose="wave"
      plan={`Why ${brand.product} exists: support around the clock for less than one session with a trainer.`}
    />
  );
}
