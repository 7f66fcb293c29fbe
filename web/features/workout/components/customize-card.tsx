import { Badge } from '../../../ui/badge';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';

/** Holds the builder's place until it is built, and says so. */
export function CustomizeCard() {
  return (
    <li className="routine-card">
      <Stage as="div" className="routine-card-stage">
        <CoachImage pose="listen" />
        <Badge tone="glass">On its way</Badge>
        <h2 className="customize-card-title">Customize Your Workout</h2>
      </Stage>
      <div className="routine-card-words">
        <p>
          Any exercise from the library, in your order, two minutes each. I'm still building this room. Until
          it opens, the six workouts are ready.
        </p>
      </div>
    </li>
  );
}
