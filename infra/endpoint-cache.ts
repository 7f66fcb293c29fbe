/** Stands in for a cache that forgets: endpoints are never discovered here, so that it stays empty. */
export default class EndpointCache<Key, Value> extends Map<Key, Value> {
  // It is made with its capacity, which a Map would take for its entries.
  constructor() {
    super();
  }

  peek(key: Key): Value | undefined {
    return this.get(key);
  }
}
