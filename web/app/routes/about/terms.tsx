import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function TermsPage() {
  return (
    <OnItsWay
      title="Terms"
      pose="listen"
      plan={`The rules of using ${brand.product}, and the health advice that comes with them.`}
    />
  );
}
