const metals = {
  1: { ribbon: '#b97700', disc: '#ffc94a' },
  2: { ribbon: '#7c869b', disc: '#d5dbe8' },
  3: { ribbon: '#96552f', disc: '#e3a07a' },
} as const;

export function Medal({ rank }: { rank: 1 | 2 | 3 }) {
  const { ribbon, disc } = metals[rank];
  return (
    <svg width="28" height="28" viewBox="0 0 28 28" role="img" aria-label={`Rank ${rank}`}>
      <path d="M9 2h10l-3 9h-4L9 2Z" fill={ribbon} />
      <circle cx="14" cy="17" r="9" fill={disc} />
      <circle cx="14" cy="17" r="6.5" fill="none" stroke={ribbon} strokeOpacity=".55" strokeWidth="1.2" />
      <text x="14" y="20.6" textAnchor="middle" fontSize="10" fontWeight="800" fill="#3a2200">
        {rank}
      </text>
    </svg>
  );
}
