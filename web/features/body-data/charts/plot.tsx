import { useEffect, useRef } from 'react';
import uPlot from 'uplot';
import 'uplot/dist/uPlot.min.css';
import { plotData, plotOptions, type Plotted, type PlotLook } from './plot-options';

interface PlotProps extends Plotted {
  /** Called with the place under the pointer or finger, or null. */
  onRead: (index: number | null) => void;
}

const toneColors = { go: '--color-go-mark', cool: '--color-cool-mark', coach: '--color-coach' } as const;
const colorOf = (tone: string) => toneColors[tone as keyof typeof toneColors];

function lookOf(element: HTMLElement, tone: string): PlotLook {
  const styles = getComputedStyle(element);
  return {
    width: element.clientWidth,
    height: element.clientHeight,
    fontPx: Number.parseFloat(styles.fontSize),
    fontFamily: styles.fontFamily,
    ink: styles.color,
    mark: styles.getPropertyValue(colorOf(tone)).trim(),
    hairline: styles.getPropertyValue('--color-line').trim(),
  };
}

/** A finger that moves sideways reads values, up and down it scrolls the page; what it read stays when it is lifted. */
function readByPointer({ over, setCursor }: uPlot): void {
  over.style.touchAction = 'pan-y';
  const read = ({ clientX, clientY }: PointerEvent) => {
    const { left, top } = over.getBoundingClientRect();
    setCursor({ left: clientX - left, top: clientY - top });
  };
  over.addEventListener('pointerdown', read);
  over.addEventListener('pointermove', read);
  over.addEventListener('pointerleave', ({ pointerType }) => {
    if (pointerType === 'mouse') setCursor({ left: -1, top: -1 });
  });
}

/** Drawn again, without any motion, when its values or its size change; its parent gives it a key for each theme. */
export function Plot({ metric, span, slots, onRead }: PlotProps) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = place.current;
    if (!element) return undefined;
    let chart: uPlot | null = null;
    const draw = () => {
      chart?.destroy();
      const plotted = { metric, span, slots };
      chart = new uPlot(
        plotOptions(plotted, lookOf(element, metric.tone), onRead),
        plotData(plotted),
        element,
      );
      readByPointer(chart);
    };
    const observer = new ResizeObserver(draw);
    observer.observe(element);
    return () => {
      observer.disconnect();
      chart?.destroy();
    };
  }, [metric, span, slots, onRead]);
  return <div ref={place} className="h-full overflow-hidden text-micro text-fg-2" />;
}
