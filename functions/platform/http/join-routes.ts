import type { Contract, Endpoint } from '../../../shared/contracts/endpoint';
import type { Routes } from './routes';

type Joined<Contracts extends readonly Contract[]> = Contracts extends readonly [
  infer First extends Contract,
  ...infer Rest extends readonly Contract[],
]
  ? First & Joined<Rest>
  : Record<never, Endpoint>;

/** The routes of several areas as one table, for a function that serves them all. */
export function joinRoutes<Contracts extends Contract[]>(
  ...tables: { [Index in keyof Contracts]: Routes<Contracts[Index]> }
): Routes<Joined<Contracts>> {
  const contract = Object.assign({}, ...tables.map((table) => table.contract)) as Joined<Contracts>;
  const handlers: unknown = Object.assign({}, ...tables.map((table) => table.handlers));
  return { contract, handlers: handlers as Routes<Joined<Contracts>>['handlers'] };
}
