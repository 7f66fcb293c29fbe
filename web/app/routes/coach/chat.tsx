import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function ChatPage() {
  return (
    <OnItsWay
      title="Hey"
      pose="listen"
      plan={`Write or talk with ${brand.coach}, and see exercises as clips inside the answer.`}
    />
  );
}
