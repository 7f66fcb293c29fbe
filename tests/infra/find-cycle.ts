/** A path that ends where it began, or undefined: follows every edge of the graph depth first. */
export function findCycle(graph: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const finished = new Set<string>();

  function follow(node: string, path: string[]): string[] | undefined {
    if (path.includes(node)) return [...path.slice(path.indexOf(node)), node];
    if (finished.has(node)) return undefined;
    for (const next of graph.get(node) ?? []) {
      const cycle = follow(next, [...path, node]);
      if (cycle) return cycle;
    }
    finished.add(node);
    return undefined;
  }

  for (const node of graph.keys()) {
    const cycle = follow(node, []);
    if (cycle) return cycle;
  }
  return undefined;
}
