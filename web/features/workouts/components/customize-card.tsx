import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { WorkoutCard } from './workout-card';

interface CustomizeCardProps {
  /** Coming back from the builder, its button gets the focus again. */
  focused: boolean;
  /** Spans the whole row. */
  featured: boolean;
  onBuild: () => void;
}

/** The way into the builder. */
export function CustomizeCard({ focused, featured, onBuild }: CustomizeCardProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (focused) button.current?.focus();
  }, [focused]);
  return (
    <WorkoutCard
      pose="listen"
      badge="Your choice"
      title="Customize Your Workout"
      description="Any exercises from the library, in your order. You choose, I'll count."
      featured={featured}
    >
      <Button variant="line" ref={button} onClick={onBuild}>
        Choose exercises
      </Button>
    </WorkoutCard>
  );
}
