/** AWS's own names for a distribution, and for an HTTP or socket API. */
const ofAws = /^([\w-]+)\.(cloudfront)\.net$|^([\w-]+)\.(execute-api)\.[\w-]+\.amazonaws\.com$/;

/**
 * Where an emulator serves an address: AWS's names become names below the emulator's own, and every name of the
 * emulator is reached at its port, without TLS unless the emulator has it.
 */
export function atEmulator(address: string, endpoint: string): string {
  const [url, emulator] = [new URL(address), new URL(endpoint)];
  const [, distribution, site, api, gateway] = ofAws.exec(url.hostname) ?? [];
  const label = distribution ?? api;
  const own = emulator.hostname;
  const host = label ? `${label}.${site ?? gateway}.${own}` : url.hostname;
  if (host !== own && !host.endsWith(`.${own}`)) return address;
  const isSocket = url.protocol.startsWith('ws');
  const plain = emulator.protocol === 'http:';
  const scheme = isSocket ? (plain ? 'ws' : 'wss') : plain ? 'http' : 'https';
  const port = emulator.port ? `:${emulator.port}` : '';
  return `${scheme}://${host}${port}${url.pathname}${url.search}`;
}
