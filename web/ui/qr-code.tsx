import { useEffect, useState } from 'react';
import { Skeleton } from './skeleton';

// The margin of light modules that scanners need.
const quietZone = 4;

interface Drawing {
  size: number;
  path: string;
}

/** The dark modules as one path of unit squares; modules are numbered row by row. */
async function drawModules(text: string): Promise<Drawing> {
  const { create } = await import('qrcode');
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const dark: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      if (modules.get(row, column)) dark.push(`M${column} ${row}h1v1h-1z`);
    }
  }
  return { size: modules.size, path: dark.join('') };
}

interface QrCodeProps {
  text: string;
  label: string;
  /** What to do if it can't be drawn. */
  instead: string;
}

/** Black on white in every theme, because that is what cameras read best. */
export function QrCode({ text, label, instead }: QrCodeProps) {
  const [drawn, setDrawn] = useState<{ text: string; code: Drawing | null } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    const show = (code: Drawing | null) => isCurrent && setDrawn({ text, code });
    drawModules(text).then(show, () => show(null));
    return () => void (isCurrent = false);
  }, [text]);
  if (drawn?.text === text && !drawn.code)
    return <p className="text-fg-2">The QR code didn’t load. {instead}</p>;
  const data = drawn?.text === text ? drawn.code : null;
  if (!data) return <Skeleton width="13.5rem" height="13.5rem" />;
  const extent = data.size + 2 * quietZone;
  return (
    <svg
      className="w-qr max-w-full rounded-md"
      viewBox={`${-quietZone} ${-quietZone} ${extent} ${extent}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={extent} height={extent} fill="#ffffff" />
      <path d={data.path} fill="#000000" />
    </svg>
  );
}
