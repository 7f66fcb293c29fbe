import { brand } from '../../../../shared/brand';
import { OnItsWay } from '../../on-its-way';

export default function DancePage() {
  return (
    <OnItsWay
      title={brand.danceGame}
      pose="groove"
      plan={`Pick a style and follow ${brand.coach}; the camera tells you how close your moves are.`}
    />
  );
}
