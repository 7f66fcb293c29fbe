import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { useHeldReloads } from '../lib/pwa/app-update';

/** title and tools stand in the top bar; dock in the middle below, dock-end at its right. */
type SlotName = 'title' | 'tools' | 'dock' | 'dock-end';

type Filled = Partial<Record<SlotName, ReactNode>>;

interface ShellSlots {
  filled: Filled;
  outlets: Partial<Record<SlotName, HTMLElement>>;
  setOutlet: (name: SlotName, element: HTMLElement | null) => void;
}

interface Immersion {
  immersive: boolean;
  setImmersive: (immersive: boolean) => void;
}

const ShellSlotsContext = createContext<ShellSlots | null>(null);
/** Of its own, so that the frame is not drawn again when its outlets are known. */
const ImmersionContext = createContext<Immersion | null>(null);

/** `filled` is for views that are drawn when the app is built, where a page can put nothing into its frame. */
export function ShellSlotsProvider({ filled, children }: { filled?: Filled; children: ReactNode }) {
  const [outlets, setOutlets] = useState<ShellSlots['outlets']>({});
  const [immersive, setImmersive] = useState(false);
  const setOutlet = useCallback<ShellSlots['setOutlet']>(
    (name, element) => setOutlets((kept) => ({ ...kept, [name]: element ?? undefined })),
    [],
  );
  const slots = useMemo<ShellSlots>(
    () => ({ filled: filled ?? {}, outlets, setOutlet }),
    [filled, outlets, setOutlet],
  );
  const immersion = useMemo<Immersion>(() => ({ immersive, setImmersive }), [immersive]);
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

/** Where the layout gives room to a page. */
export function SlotOutlet({ name, className }: { name: SlotName; className: string }) {
  const slots = useContext(ShellSlotsContext);
  const setOutlet = slots?.setOutlet;
  // Told while the frame is put up, so that what a page puts there is part of the first picture.
  const ref = useCallback((element: HTMLElement | null) => setOutlet?.(name, element), [name, setOutlet]);
  return (
    <div ref={ref} className={className}>
      {slots?.filled[name]}
    </div>
  );
}

/** What a page puts there. Outside the shell it shows nothing. */
export function ShellSlot({ name, children }: { name: SlotName; children: ReactNode }) {
  const outlet = useContext(ShellSlotsContext)?.outlets[name];
  return outlet ? createPortal(children, outlet) : null;
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
