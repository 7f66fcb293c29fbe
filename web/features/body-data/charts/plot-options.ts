import uPlot from 'uplot';
import { axisLabels } from './axis-labels';
import type { Metric } from './metrics';
import type { Span } from './periods';
import { lineValues, nearestFigure, type Slot } from './slots';

export interface Plotted {
  metric: Metric;
  span: Span;
  slots: readonly Slot[];
}

/** What the page's styles say: a canvas has none of its own. */
export interface PlotLook {
  width: number;
  height: number;
  fontPx: number;
  fontFamily: string;
  mark: string;
  ink: string;
  hairline: string;
}

/** Width of a digit or letter, as a share of the font's size. */
const letterWidth = 0.62;
const barWidth = 0.64;
const widestBarPx = 36;

export function plotData({ metric, span, slots }: Plotted): uPlot.AlignedData {
  const values = metric.look === 'line' ? lineValues(slots, span) : slots.map(({ value }) => value);
  return [slots.map((_, index) => index), values];
}

/** The range of the values, with room around them. */
function valueRange(
  { fromZero, leastSpan }: Metric,
  low: number | null,
  high: number | null,
): [number, number] {
  if (fromZero) return [0, Math.max(high ?? 0, leastSpan) * 1.08];
  const [from, to] = [low ?? 0, high ?? leastSpan];
  const room = Math.max((to - from) * 0.12, (leastSpan - (to - from)) / 2);
  return [from - room, to + room];
}

function seriesOf({ look }: Metric, { mark }: PlotLook): uPlot.Series {
  if (look === 'bars') {
    const paths = uPlot.paths.bars?.({ size: [barWidth, widestBarPx, 2], radius: 0.2 });
    return { fill: mark, width: 0, points: { show: false }, ...(paths && { paths }) };
  }
  return { stroke: mark, width: 2.5, points: { show: true, size: 6, fill: mark, width: 0 } };
}

/** Not by mouse events: browsers make them up after a tap, and one that leaves takes away what was read. */
const byPointerOnly: uPlot.Cursor.Bind = {
  mousedown: () => null,
  mousemove: () => null,
  mouseleave: () => null,
};

/** The cursor stands on the nearest figure, so that no tap reads nothing; left of the chart it is hidden. */
const onFigures =
  (slots: readonly Slot[]): uPlot.Cursor.MousePosRefiner =>
  (chart, left, top) => {
    const place = left < 0 ? null : nearestFigure(slots, chart.posToVal(left, 'x'));
    return [place === null ? left : chart.valToPos(place, 'x'), top];
  };

/** A chart that only draws: its title, its words, and its table are beside it. */
export function plotOptions(
  plotted: Plotted,
  look: PlotLook,
  onRead: (index: number | null) => void,
): uPlot.Options {
  const { metric, span, slots } = plotted;
  const { width, height, fontPx, ink, hairline, mark } = look;
  const font = `500 ${fontPx}px ${look.fontFamily}`;
  const labels = axisLabels(slots, span, width / (fontPx * letterWidth * 5));
  const textWidth = (values: readonly string[] | null) =>
    Math.max(0, ...(values ?? []).map((text) => text.length)) * fontPx * letterWidth;
  return {
    width,
    height,
    padding: [fontPx / 2, 0, 0, 0],
    legend: { show: false },
    cursor: {
      y: false,
      bind: byPointerOnly,
      move: onFigures(slots),
      drag: { x: false, y: false },
      points: { size: 10, fill: mark, width: 0 },
    },
    scales: {
      x: { time: false, range: [-0.6, slots.length - 0.4] },
      y: { range: (_, low, high) => valueRange(metric, low, high) },
    },
    series: [{}, seriesOf(metric, look)],
    axes: [
      {
        stroke: ink,
        font,
        size: fontPx * 2,
        gap: fontPx / 2,
        grid: { show: false },
        ticks: { show: false },
        splits: () => labels.map(({ index }) => index),
        values: () => labels.map(({ text }) => text),
      },
      {
        stroke: ink,
        font,
        size: (_, values) => textWidth(values) + fontPx * 0.75,
        gap: fontPx / 2,
        space: fontPx * 3,
        grid: { stroke: hairline, width: 1 },
        ticks: { show: false },
        values: (_, splits) => splits.map(metric.text),
      },
    ],
    hooks: { setCursor: [({ cursor }) => onRead(cursor.idx ?? null)] },
  };
}
