import { cx } from 'class-variance-authority';
import type { ComponentPropsWithRef } from 'react';

interface StageProps extends ComponentPropsWithRef<'section'> {
  as?: 'section' | 'div' | 'header';
}

/** The studio wall with its glow, used only where the coach appears. Place the glow with --glow-x, --glow-y, --glow-size. */
export function Stage({ as = 'section', className, ...rest }: StageProps) {
  const Tag: 'section' = as as 'section';
  return <Tag {...rest} className={cx(stageClass, className)} />;
}

/** For links that are themselves a stage. */
export const stageClass =
  'relative isolate overflow-hidden bg-wall text-on-wall before:pointer-events-none before:absolute before:top-(--glow-y,56%) before:left-(--glow-x,70%) before:-z-1 before:aspect-square before:w-(--glow-size,34rem) before:-translate-1/2 before:bg-wall-glow';
