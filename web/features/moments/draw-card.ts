import { brand } from '../../../shared/brand';
import type { momentText } from './moment-text';

export const cardSize = { width: 1080, height: 1350 } as const;

const colors = {
  top: '#1c1740',
  bottom: '#0b0a1c',
  ring: import.meta.env.VITE_BRAND_COLOR,
  words: '#ffffff',
  quiet: '#b9b6d6',
};
const family = "'Inter Variable', Inter, system-ui, sans-serif";
const margin = 90;
const center = cardSize.width / 2;

type Canvas = Pick<
  CanvasRenderingContext2D,
  | 'arc'
  | 'beginPath'
  | 'createLinearGradient'
  | 'fillRect'
  | 'fillStyle'
  | 'fillText'
  | 'font'
  | 'lineCap'
  | 'lineWidth'
  | 'measureText'
  | 'stroke'
  | 'strokeStyle'
  | 'textAlign'
>;

export interface CardWords extends Pick<ReturnType<typeof momentText>, 'mark' | 'fact' | 'date'> {
  /** The name the person chose. */
  name: string;
}

/** A centered line at `y`, in `size` or as much smaller as it must be to fit. */
function line(canvas: Canvas, text: string, y: number, { size, weight, color = colors.words }: Line): void {
  canvas.font = `${weight} ${size}px ${family}`;
  const room = cardSize.width - 2 * margin;
  const fitting = Math.min(size, Math.floor((size * room) / Math.max(1, canvas.measureText(text).width)));
  canvas.font = `${weight} ${fitting}px ${family}`;
  canvas.fillStyle = color;
  canvas.fillText(text, center, y);
}

interface Line {
  size: number;
  weight: number;
  color?: string;
}

/** Draws a moment's card: name, achievement, date, and product. Nothing else is on it. */
export function drawCard(canvas: Canvas, { name, mark, fact, date }: CardWords): void {
  const sky = canvas.createLinearGradient(0, 0, 0, cardSize.height);
  sky.addColorStop(0, colors.top);
  sky.addColorStop(1, colors.bottom);
  canvas.fillStyle = sky;
  canvas.fillRect(0, 0, cardSize.width, cardSize.height);
  canvas.beginPath();
  canvas.lineCap = 'round';
  canvas.lineWidth = 44;
  canvas.strokeStyle = colors.ring;
  canvas.arc(center, 500, 310, 0, 2 * Math.PI);
  canvas.stroke();
  canvas.textAlign = 'center';
  line(canvas, mark, 540, { size: mark.length > 4 ? 118 : 190, weight: 900 });
  line(canvas, name, 980, { size: 88, weight: 900 });
  line(canvas, fact, 1065, { size: 50, weight: 600 });
  line(canvas, date, 1135, { size: 42, weight: 500, color: colors.quiet });
  line(canvas, brand.product, 1265, { size: 48, weight: 900, color: colors.ring });
}
