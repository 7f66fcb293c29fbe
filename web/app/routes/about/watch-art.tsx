/** 302 of 360 degrees with the gap at the bottom: the app's arc on a round face. */
const arc = { cx: 200, cy: 260, fill: 'none', strokeLinecap: 'round', pathLength: 360 } as const;

function Strap() {
  return (
    <g>
      <path d="M138 10h124a14 14 0 0 1 14 13l10 130H114L124 23a14 14 0 0 1 14-13Z" fill="url(#watch-strap)" />
      <path d="M114 367h172l-10 130a14 14 0 0 1-14 13H138a14 14 0 0 1-14-13Z" fill="url(#watch-strap)" />
      <path d="M114 153h172l-2-30H116ZM116 397h168l2-30H114Z" fill="#000" opacity=".22" />
      {[424, 448, 472].map((y) => (
        <rect key={y} x="191" y={y} width="18" height="9" rx="4.5" fill="#5a1f2e" opacity=".7" />
      ))}
    </g>
  );
}

function Face() {
  return (
    <g fontFamily="Inter Variable, sans-serif" textAnchor="middle">
      <g transform="rotate(119 200 260)">
        <circle
          {...arc}
          r="91"
          stroke="#fff"
          strokeOpacity=".14"
          strokeWidth="17"
          strokeDasharray="302 360"
        />
        <circle
          {...arc}
          r="91"
          stroke={import.meta.env.VITE_BRAND_COLOR}
          strokeWidth="17"
          strokeDasharray="196 360"
        />
      </g>
      <text x="200" y="280" fill="#fff" fontSize="66" fontWeight="800" letterSpacing="-4">
        13
      </text>
      <text x="200" y="304" fill="#bcc2da" fontSize="17" fontWeight="600">
        of 20 min
      </text>
      <text x="200" y="212" fill="#ffb938" fontSize="16" fontWeight="700">
        10:09
      </text>
    </g>
  );
}

/** The drawn watch: a coral strap, a dark case, and the day's arc on its face. */
export function WatchArt() {
  return (
    <svg
      className="watch-art mb-6 w-full max-w-sm rotate-6 justify-self-center md:my-10 md:max-w-md"
      viewBox="0 0 400 520"
      role="img"
      aria-label="A round smartwatch with a coral strap. Its face shows the daily circle: 13 of 20 minutes."
    >
      <defs>
        <linearGradient id="watch-strap" x1="0" x2="1">
          <stop offset="0" stopColor="#d9554f" />
          <stop offset=".3" stopColor="#ff8b78" />
          <stop offset="1" stopColor="#b8434f" />
        </linearGradient>
        <linearGradient id="watch-case" x1="0" y1="0" x2="1" y2="1">
          <stop offset="0" stopColor="#5b6285" />
          <stop offset=".45" stopColor="#2a3049" />
          <stop offset="1" stopColor="#14172a" />
        </linearGradient>
        <radialGradient id="watch-glass" cx=".4" cy=".3" r=".9">
          <stop offset="0" stopColor="#1d2138" />
          <stop offset="1" stopColor="#070912" />
        </radialGradient>
      </defs>
      <Strap />
      <rect x="338" y="238" width="26" height="44" rx="8" fill="url(#watch-case)" />
      <path d="M352 246v28M358 246v28" stroke="#000" strokeOpacity=".35" strokeWidth="2" />
      <circle cx="200" cy="260" r="146" fill="url(#watch-case)" />
      <circle cx="200" cy="260" r="145" fill="none" stroke="#fff" strokeOpacity=".22" strokeWidth="2" />
      <circle cx="200" cy="260" r="126" fill="url(#watch-glass)" />
      <Face />
      <path
        d="M104 206a112 112 0 0 1 84-58"
        fill="none"
        stroke="#fff"
        strokeOpacity=".22"
        strokeWidth="6"
        strokeLinecap="round"
      />
    </svg>
  );
}
