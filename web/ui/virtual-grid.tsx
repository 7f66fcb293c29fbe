import { defaultRangeExtractor, useWindowVirtualizer, type Range } from '@tanstack/react-virtual';
import { useEffect, useLayoutEffect, useRef, useState, type ReactNode, type RefObject } from 'react';

/** What stands beside the grid knows which items are in view, and scrolls to another. */
export interface Beside {
  /** The items in view, from the first row below the top bar, which ends at `rowEnd`. */
  from: number;
  rowEnd: number;
  to: number;
  scrollTo: (index: number) => void;
}

interface VirtualGridProps<Item> {
  items: readonly Item[];
  label: string;
  /** How many columns fit, by the width in rem. */
  columnsIn: (width: number) => number;
  /** A row's likely height in rem, until it is measured. */
  rowHeight: number;
  renderBeside?: (grid: Beside) => ReactNode;
  children: (item: Item, index: number) => ReactNode;
}

/** Rows kept above and below the window, so that neither fast scrolling nor the Tab key meets a gap. */
const overscan = 3;
/** The bar at the top covers as much. */
const topBar = 4.75;

const rem = () => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;

function usePlace(list: RefObject<HTMLElement | null>, columnsIn: (width: number) => number) {
  const [place, setPlace] = useState({ columns: columnsIn(window.innerWidth / rem()), top: 0 });
  useLayoutEffect(() => {
    const element = list.current;
    if (!element) return;
    const measure = () => {
      const box = element.getBoundingClientRect();
      if (box.width === 0) return;
      const next = { columns: columnsIn(box.width / rem()), top: Math.round(box.top + window.scrollY) };
      setPlace((now) => (now.columns === next.columns && now.top === next.top ? now : next));
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    // What stands above it may grow.
    observer.observe(document.body);
    return () => observer.disconnect();
  }, [list, columnsIn]);
  return place;
}

/** Rows out of view are not in the page; whoever searches it with the browser or prints it gets all of them. */
function useWantsAll(): boolean {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const show = () => setAll(true);
    const onKey = (event: KeyboardEvent) => {
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'f') show();
    };
    window.addEventListener('keydown', onKey);
    window.addEventListener('beforeprint', show);
    return () => {
      window.removeEventListener('keydown', onKey);
      window.removeEventListener('beforeprint', show);
    };
  }, []);
  return all;
}

/** A long list of cards in equal columns, of which only the rows in view exist. */
export function VirtualGrid<Item extends { id: string }>(props: VirtualGridProps<Item>) {
  const { items, label, columnsIn, rowHeight, renderBeside, children } = props;
  const list = useRef<HTMLDivElement>(null);
  const { columns, top } = usePlace(list, columnsIn);
  const all = useWantsAll();
  // The row with the focus stays, or the focus would be lost.
  const [focused, setFocused] = useState<number | null>(null);
  const count = Math.ceil(items.length / columns);
  // oxlint-disable-next-line react/incompatible-library -- what it returns is read during each render, and kept by no one
  const virtualizer = useWindowVirtualizer({
    count,
    overscan: all ? count : overscan,
    scrollMargin: top,
    scrollPaddingStart: topBar * rem(),
    useFlushSync: false,
    initialRect: { width: window.innerWidth, height: window.innerHeight },
    estimateSize: () => rowHeight * rem(),
    // Where nothing is laid out, rows have no height, and all of them would fit.
    measureElement: (row) => row.getBoundingClientRect().height || rowHeight * rem(),
    getItemKey: (row) => `${columns} ${items[row * columns]?.id ?? row}`,
    rangeExtractor: (range: Range) => {
      const rows = defaultRangeExtractor(range);
      if (focused === null || focused >= count || rows.includes(focused)) return rows;
      return [...rows, focused].toSorted((a, b) => a - b);
    },
  });
  const belowBar = (virtualizer.scrollOffset ?? 0) + (topBar + 1) * rem();
  const firstRow = virtualizer.getVirtualItemForOffset(belowBar)?.index ?? 0;
  return (
    <div className="flex min-w-0 gap-1">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- it only notices where the focus is */}
      <div
        ref={list}
        className="relative min-w-0 flex-1 self-start"
        role="list"
        aria-label={label}
        style={{ height: virtualizer.getTotalSize() }}
        onFocus={({ target }) => {
          const row = target.closest<HTMLElement>('[data-index]')?.dataset.index;
          setFocused(row === undefined ? null : Number(row));
        }}
        onBlur={() => setFocused(null)}
      >
        {virtualizer.getVirtualItems().map(({ key, index: row, start }) => (
          <div
            key={key}
            ref={virtualizer.measureElement}
            data-index={row}
            className="absolute inset-x-0 top-0 grid gap-x-3 pb-3 lg:gap-x-5 lg:pb-5"
            role="presentation"
            style={{
              gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
              transform: `translateY(${start - top}px)`,
            }}
          >
            {items.slice(row * columns, (row + 1) * columns).map((item, column) => {
              const index = row * columns + column;
              return (
                <div
                  key={item.id}
                  className="grid min-w-0"
                  role="listitem"
                  aria-setsize={items.length}
                  aria-posinset={index + 1}
                >
                  {children(item, index)}
                </div>
              );
            })}
          </div>
        ))}
      </div>
      {renderBeside?.({
        from: firstRow * columns,
        rowEnd: (firstRow + 1) * columns - 1,
        to: ((virtualizer.range?.endIndex ?? 0) + 1) * columns - 1,
        scrollTo: (index) => virtualizer.scrollToIndex(Math.floor(index / columns), { align: 'start' }),
      })}
    </div>
  );
}
