import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function ProductsPage() {
  return (
    <OnItsWay
      title="Products"
      pose="jump"
      plan={`The smartwatch that sends your steps and heart rate to ${brand.product}.`}
    />
  );
}
