import { useEffect, useRef } from 'react';
import { Badge } from '../../../ui/badge';
import { Button } from '../../../ui/button';
import { CoachImage } from '../../../ui/coach-image';
import { Stage } from '../../../ui/stage';

interface CustomizeCardProps {
  /** On the way back from the builder its button has the focus again. */
  focused: boolean;
  onBuild: () => void;
}

/** The way into the builder. */
export function CustomizeCard({ focused, onBuild }: CustomizeCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <li className="routine-card">
      <Stage as="div" className="routine-card-stage">
        <CoachImage pose="listen" />
        <Badge tone="glass">Your choice</Badge>
        <h2 className="customize-card-title">Customize Your Workout</h2>
      </Stage>
      <div className="routine-card-words">
        <p>Any exercise from the library, in your order, two minutes each. You choose, I count.</p>
        <Button variant="line" ref={button} onClick={onBuild}>
          Choose Exercises
        </Button>
      </div>
    </li>
  );
}
