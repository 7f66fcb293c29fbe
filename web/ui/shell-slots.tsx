import {
  createContext,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
  type Dispatch,
  type ReactNode,
  type SetStateAction,
} from 'react';
import { createPortal } from 'react-dom';
import { useHeldReloads } from '../lib/pwa/app-update';

/** title and tools are in the top bar; dock is at the bottom center, dock-end to its right. */
const slotNames = ['title', 'tools', 'dock', 'dock-end'] as const;
type SlotName = (typeof slotNames)[number];

type Filled = Partial<Record<SlotName, ReactNode>>;

interface ShellSlots {
  filled: Filled;
  /** The elements that pages fill and the frame places; none during prerendering. */
  elements: Partial<Record<SlotName, HTMLElement>>;
}

interface ChatAction {
  run: () => void;
  /** The button's name, unless it's the same as everywhere. */
  label?: string;
}

interface Immersion {
  immersive: boolean;
  setImmersive: (immersive: boolean) => void;
  /** What the coach's button does instead of opening her page. */
  chatAction: ChatAction | null;
  setChatAction: Dispatch<SetStateAction<ChatAction | null>>;
}

const ShellSlotsContext = createContext<ShellSlots | null>(null);
/** A separate context, so that its changes don't re-render the pages. */
const ImmersionContext = createContext<Immersion | null>(null);

/** Created before the frame, so that page and frame render together. */
const createElements = (): ShellSlots['elements'] =>
  typeof document === 'undefined'
    ? {}
    : Object.fromEntries(slotNames.map((name) => [name, document.createElement('div')]));

/** `filled` is for views prerendered at build time, where a page can't fill the frame through portals. */
export function ShellSlotsProvider({ filled, children }: { filled?: Filled; children: ReactNode }) {
  const [elements] = useState(createElements);
  const [immersive, setImmersive] = useState(false);
  const slots = useMemo<ShellSlots>(() => ({ filled: filled ?? {}, elements }), [filled, elements]);
  const [chatAction, setChatAction] = useState<ChatAction | null>(null);
  const immersion = useMemo<Immersion>(
    () => ({ immersive, setImmersive, chatAction, setChatAction }),
    [immersive, chatAction],
  );
  return (
    <ImmersionContext value={immersion}>
      <ShellSlotsContext value={slots}>{children}</ShellSlotsContext>
    </ImmersionContext>
  );
}

/** Whether the page is a full-bleed picture over which the bar floats. */
export function useIsImmersive(): boolean {
  return useContext(ImmersionContext)?.immersive ?? false;
}

export const useChatAction = () => useContext(ImmersionContext)?.chatAction;

/** While mounted, the coach's button does this instead of opening another page; null restores the default. */
export function useChatInPlace(run: (() => void) | null, label?: string) {
  const setChatAction = useContext(ImmersionContext)?.setChatAction;
  useEffect(() => {
    setChatAction?.(run && { run, label });
    return () => setChatAction?.(null);
  }, [run, label, setChatAction]);
}

function put(element: HTMLElement, place: HTMLElement, className: string): void {
  element.className = className;
  place.append(element);
}

/** Where the layout places a slot's content. */
export function SlotOutlet({ name, className }: { name: SlotName; className: string }) {
  const { filled, elements } = useContext(ShellSlotsContext) ?? {};
  const element = elements?.[name];
  const ref = useCallback(
    (place: HTMLElement | null) => {
      if (element && place) put(element, place, className);
    },
    [element, className],
  );
  return (
    <div ref={ref} className="contents">
      {!element && <div className={className}>{filled?.[name]}</div>}
    </div>
  );
}

/** A page's content for a slot. Outside the shell, it shows nothing. */
export function ShellSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const element = useContext(ShellSlotsContext)?.elements[name];
  return element ? createPortal(children, element) : null;
}

/** While mounted with `active`, the bar floats over the page on a phone, as glass, and no new version interrupts. */
export function useImmersive(active = true) {
  useHeldReloads(active);
  const setImmersive = useContext(ImmersionContext)?.setImmersive;
  useEffect(() => {
    setImmersive?.(active);
    return () => setImmersive?.(false);
  }, [active, setImmersive]);
}
