import { cx } from 'class-variance-authority';

/** The mark is the word's V, so only the letters after it are set as text. */
export function Logo({ word, size = 'md' }: { word: string; size?: 'md' | 'lg' }) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-px leading-none font-black tracking-hero',
        size === 'lg' ? 'text-head' : 'text-title',
      )}
      role="img"
      aria-label={word}
    >
      <svg className={size === 'lg' ? 'size-icon-xl' : 'size-logo'} viewBox="0 0 32 32" aria-hidden="true">
        <circle cx="16" cy="7" r="4" className="fill-go-mark" />
        <path
          d="M5.5 11.5 16 26.5 26.5 11.5"
          fill="none"
          stroke="currentColor"
          strokeWidth="5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
      <span className="max-sm:beside-tools:hidden" aria-hidden="true">
        {word.slice(1)}
      </span>
    </span>
  );
}
