import { cx } from 'class-variance-authority';

const hues = ['#9fd8ff', '#ffb0a3', '#b9e7c7', '#d7c3ff', '#ffd08a', '#ffc2dd', '#a8ece4', '#e6e29a'];

/** The same person has the same color everywhere; nothing leaves the browser. */
export function avatarColor(id: string) {
  let hash = 7;
  for (const letter of id) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return hues[hash % hues.length];
}

interface AvatarProps {
  id: string;
  name: string;
  size?: 'sm' | 'md' | 'lg';
}

const sizes = {
  sm: 'size-icon-lg text-micro',
  md: 'size-avatar text-small',
  lg: 'size-avatar-lg text-head',
} as const;

/** Decorative: the name is next to it or labels the link around it. */
export function Avatar({ id, name, size = 'md' }: AvatarProps) {
  const [initial = '?'] = name.trim();
  return (
    <span
      className={cx(
        'inline-grid flex-none place-items-center rounded-full bg-(--avatar-color) font-bold text-avatar-ink',
        sizes[size],
      )}
      style={{ '--avatar-color': avatarColor(id) }}
      aria-hidden="true"
    >
      {initial.toLocaleUpperCase()}
    </span>
  );
}
