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

/** title and tools stand in the top bar; dock in the middle below, dock-end at its right. */
const slotNames = ['title', 'tools', 'dock', 'dock-end'] as const;
type SlotName = (typeof slotNames)[number];

type Filled = Partial<Record<SlotName, ReactNode>>;

interface ShellSlots {
  filled: Filled;
  /** What a page fills, and the frame puts in its place; none where nothing is put up. */
  elements: Partial<Record<SlotName, HTMLElement>>;
}

interface Immersion {
  immersive: boolean;
  setImmersive: (immersive: boolean) => void;
  /** What the coach's button does in place of leading to her page. */
  chatAction: (() => void) | null;
  setChatAction: Dispatch<SetStateAction<(() => void) | null>>;
}

const ShellSlotsContext = createContext<ShellSlots | null>(null);
/** Of its own, so that pages are not drawn again with it. */
const ImmersionContext = createContext<Immersion | null>(null);

/** There before the frame is, so that page and frame are one picture, drawn in one go. */
const createElements = (): ShellSlots['elements'] =>
  typeof document === 'undefined'
    ? {}
    : Object.fromEntries(slotNames.map((name) => [name, document.createElement('div')]));

/** `filled` is for views that are drawn when the app is built, where a page can put nothing into its frame. */
export function ShellSlotsProvider({ filled, children }: { filled?: Filled; children: ReactNode }) {
  const [elements] = useState(createElements);
  const [immersive, setImmersive] = useState(false);
  const slots = useMemo<ShellSlots>(() => ({ filled: filled ?? {}, elements }), [filled, elements]);
  const [chatAction, setChatAction] = useState<(() => void) | null>(null);
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

/** Whether a page of the shell is a picture from edge to edge, over which the bar floats. */
export function useIsImmersive(): boolean {
  return useContext(ImmersionContext)?.immersive ?? false;
}

export const useChatAction = () => useContext(ImmersionContext)?.chatAction;

/** While it is mounted, the coach's button does this, so that nobody is led away; nothing of the kind with null. */
export function useChatInPlace(action: (() => void) | null) {
  const setChatAction = useContext(ImmersionContext)?.setChatAction;
  useEffect(() => {
    setChatAction?.(() => action);
    return () => setChatAction?.(null);
  }, [action, setChatAction]);
}

function put(element: HTMLElement, place: HTMLElement, className: string): void {
  element.className = className;
  place.append(element);
}

/** Where the layout gives room to a page. */
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

/** What a page puts there. Outside the shell it shows nothing. */
export function ShellSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const element = useContext(ShellSlotsContext)?.elements[name];
  return element ? createPortal(children, element) : null;
}

/** While it is mounted with `active`, the bar floats over the page on a phone, as glass, and no new version interrupts. */
export function useImmersive(active = true) {
  useHeldReloads(active);
  const setImmersive = useContext(ImmersionContext)?.setImmersive;
  useEffect(() => {
    setImmersive?.(active);
    return () => setImmersive?.(false);
  }, [active, setImmersive]);
}
