import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button';
import { Card } from '../../../ui/card';

interface CustomizeCardProps {
  /** Coming back from the builder, its button gets the focus again. */
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
    <Card className="flex flex-wrap items-center gap-3" aria-labelledby="customize">
      <div className="shrink grow basis-2xs">
        <h2 className="text-body" id="customize">
          Customize Your Workout
        </h2>
        <p className="text-small leading-body text-fg-2">
          Any exercises from the library, in your order. You choose, I'll count.
        </p>
      </div>
      <Button className="flex-auto" variant="line" ref={button} onClick={onBuild}>
        Choose exercises
      </Button>
    </Card>
  );
}
