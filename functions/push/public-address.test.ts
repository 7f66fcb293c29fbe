import { describe, expect, it } from 'vitest';
import { isPublicAddress, isPublicHost, publicLookup } from './public-address';

describe('An address', () => {
  it.each(['8.8.8.8', '142.250.74.74', '2a00:1450:4016:80a::200a', '2607:f8b0:4005::1'])(
    'is public: %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '127.0.0.1',
    '10.1.2.3',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '0.0.0.0',
    '224.0.0.1',
    '255.255.255.255',
    '::1',
    '::',
    'fe80::1',
    'fd00::1',
    '::ffff:127.0.0.1',
    '64:ff9b::a00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'push.example.com',
    '',
  ])('is not: %s', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('A host', () => {
  it.each(['fcm.googleapis.com', 'updates.push.services.mozilla.com', 'web.push.apple.com'])(
    'is one of the internet: %s',
    (host) => expect(isPublicHost(host)).toBe(true),
  );

  it.each([
    'localhost',
    'a.localhost',
    'nas.local',
    'x.internal',
    'router.home.arpa',
    '8.8.8.8',
    '[::1]',
    'intranet',
  ])('is none: %s', (host) => expect(isPublicHost(host)).toBe(false));
});

describe('A lookup', () => {
  const found = (addresses: string[], all: boolean) =>
    new Promise<unknown>((done) => {
      const answers = addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }));
      const lookup = publicLookup((_host, _options, answered) => answered(null, answers));
      lookup('push.example.com', { all }, (error, address) => done(error ? error.message : address));
    });

  it('finds what is public, in the form that was asked for', async () => {
    expect(await found(['8.8.8.8', '9.9.9.9'], false)).toBe('8.8.8.8');
    expect(await found(['8.8.8.8'], true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
  });

  it.each([[['10.0.0.1']], [['8.8.8.8', '127.0.0.1']], [['::1']], [[]]])(
    'refuses a name that also leads elsewhere: %j',
    async (addresses) => {
      const refused = 'push.example.com does not lead to the public internet';
      expect([await found(addresses, false), await found(addresses, true)]).toEqual([refused, refused]);
    },
  );

  it('hands on that a name is unknown', async () => {
    const lookup = publicLookup((_host, _options, answered) => answered(new Error('ENOTFOUND'), []));
    const error = await new Promise((done) => lookup('x.example.com', {}, done));
    expect(error).toMatchObject({ message: 'ENOTFOUND' });
  });
});
