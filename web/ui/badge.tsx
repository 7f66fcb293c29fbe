import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva(
  'inline-flex items-center gap-1 py-px leading-text font-bold whitespace-nowrap tabular-nums [&_svg]:size-icon-xs',
  {
    variants: {
      tone: {
        neutral: 'bg-surface-2 text-fg-2',
        go: 'bg-go-tint text-go-text',
        warm: 'bg-warm-tint text-warm-text',
        cool: 'bg-cool-tint text-cool-text',
        coach: 'bg-coach-tint text-coach-text',
        danger: 'bg-danger-tint text-danger-text',
        solid: 'bg-go text-go-ink',
        glass: 'border border-glass-line bg-glass text-on-glass backdrop-blur-glass',
      },
      size: {
        sm: 'min-h-icon-lg rounded-sm px-2 text-micro',
        md: 'min-h-icon-xl rounded-sm px-2 text-small',
        lg: 'min-h-icon-xl rounded-sm px-3 text-lead tracking-title',
      },
    },
    defaultVariants: { tone: 'neutral', size: 'sm' },
  },
);

type BadgeLook = VariantProps<typeof badge>;
export type BadgeTone = NonNullable<BadgeLook['tone']>;

/** The look of a badge for what stands on a picture of its own. */
export const badgeClass = (look: BadgeLook = {}) => badge(look);

export function Badge({ tone, size, children }: BadgeLook & { children: ReactNode }) {
  return <span className={badge({ tone, size })}>{children}</span>;
}
