import type { ComponentPropsWithRef } from 'react';
import './stage.css';

interface StageProps extends ComponentPropsWithRef<'section'> {
  as?: 'section' | 'div' | 'header';
}

/** The studio wall with its glow. Only where the coach stands. Place the glow with --glow-x, --glow-y, --glow-size. */
export function Stage({ as = 'section', className, ...rest }: StageProps) {
  const Tag: 'section' = as as 'section';
  return <Tag {...rest} className={[stageClass, className].filter(Boolean).join(' ')} />;
}

/** For links that are a stage themselves. */
export const stageClass = 'stage';
