import { useEffect, useState, type ComponentType } from 'react';
import { connection } from '../lib/offline/connection';

/** A part of the page whose code comes late; where it is not on the device it comes with the line. `load` is always the same. */
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
