import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function OurCoachPage() {
  return (
    <OnItsWay
      title="Our Coach &amp; Products"
      pose="wave"
      plan={`What ${brand.coach} can do, and a form for enquiries and demos.`}
    />
  );
}
