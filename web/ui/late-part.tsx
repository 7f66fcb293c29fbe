import { useEffect, useState, type ComponentType } from 'react';
import { connection } from '../lib/offline/connection';

/** A part of the page whose code loads late; if it is not on the device, it waits for the connection. `load` must never change. */
export function LatePart({ load }: { load: () => Promise<ComponentType> }) {
  const [Part, setPart] = useState<ComponentType | null>(null);
  useEffect(() => {
    const fetchPart = () =>
      void load().then(
        (loaded) => setPart(() => loaded),
        () => undefined,
      );
    fetchPart();
    return connection.subscribe(fetchPart);
  }, [load]);
  return Part && <Part />;
}
