import { cva, type VariantProps } from 'class-variance-authority';
import type { ReactNode } from 'react';

const badge = cva(
  // Icons come from the caller; one with its own size keeps it.
  'inline-flex items-center gap-1 py-px leading-text font-bold whitespace-nowrap tabular-nums [:where(&_svg)]:size-icon-xs',
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
        sm: 'rounded-sm px-2 text-micro',
        md: 'min-h-icon-xl rounded-sm px-2 text-small',
        lg: 'min-h-icon-xl rounded-sm px-3 text-lead tracking-title',
      },
    },
    compoundVariants: [
      { tone: 'glass', size: 'sm', className: 'min-h-7' },
      {
        tone: ['neutral', 'go', 'warm', 'cool', 'coach', 'danger', 'solid'],
        size: 'sm',
        className: 'min-h-icon-lg',
      },
    ],
    defaultVariants: { tone: 'neutral', size: 'sm' },
  },
);

type BadgeLook = VariantProps<typeof badge>;

export function Badge({ tone, size, children }: BadgeLook & { children: ReactNode }) {
  return <span className={badge({ tone, size })}>{children}</span>;
}
