import { lookup as resolve, type LookupAddress, type LookupOptions } from 'node:dns';
import { BlockList, isIP } from 'node:net';

/** Addresses that lead into private networks, or nowhere (IANA's special-purpose registries). */
const notPublic = new BlockList();
const subnets: [string, number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
];
for (const [net, prefix] of subnets) notPublic.addSubnet(net, prefix, 'ipv4');

/** In IPv6 only global unicast is public, except addresses that embed an IPv4 one. */
const unicast = new BlockList();
unicast.addSubnet('2000::', 3, 'ipv6');
const carriers = new BlockList();
for (const [net, prefix] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
] as const)
  carriers.addSubnet(net, prefix, 'ipv6');

/** Whether an IP address is on the public internet. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !notPublic.check(address, 'ipv4');
  return family === 6 && unicast.check(address, 'ipv6') && !carriers.check(address, 'ipv6');
}

/** A public host name: not a number, and more than one label. */
export function isPublicHost(hostname: string): boolean {
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0 && hostname.includes('.');
  return isName && !/(^|\.)(localhost|local|internal|home\.arpa)\.?$/i.test(hostname);
}

type Answered = (error: Error | null, address: string | LookupAddress[], family?: number) => void;
type Resolve = (
  hostname: string,
  options: { all: true },
  answered: (error: Error | null, found: LookupAddress[]) => void,
) => void;

/** A DNS lookup for sockets that only returns public addresses, so that the checked address is the one connected to. */
export const publicLookup =
  (resolveAll: Resolve = resolve) =>
  (hostname: string, options: LookupOptions, answered: Answered): void =>
    resolveAll(hostname, { all: true }, (error, found = []) => {
      const [first] = found;
      if (error) return answered(error, []);
      if (!first || !found.every(({ address }) => isPublicAddress(address)))
        return answered(new Error(`${hostname} does not lead to the public internet`), []);
      return options.all ? answered(null, found) : answered(null, first.address, first.family);
    });
