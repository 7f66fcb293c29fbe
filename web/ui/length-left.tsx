interface LengthLeftProps {
  length: number;
  limit: number;
}

/** The remaining length, shown from four fifths on; past the limit it shows the excess, because nothing is cut off. */
export function LengthLeft({ length, limit }: LengthLeftProps) {
  const left = limit - length;
  const text = left < 0 ? `${-left} over` : `${left} left`;
  return (
    <span
      className={`text-small tabular-nums ${left < 0 ? 'font-semibold text-danger-text' : 'text-fg-2'}`}
      aria-live="polite"
    >
      {length >= limit * 0.8 && text}
    </span>
  );
}
