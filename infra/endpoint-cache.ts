/* oxlint-disable import/no-default-export -- the module that it stands in for has one */
/** Replaces the SDK's endpoint cache. Endpoint discovery is off, so it would stay empty. */
export default class EndpointCache {
  private readonly kept = new Map<string, unknown>();
  has = (key: string) => this.kept.has(key);
  get = (key: string) => this.kept.get(key);
  peek = this.get;
  set = (key: string, value: unknown) => void this.kept.set(key, value);
  clear = () => this.kept.clear();
}
