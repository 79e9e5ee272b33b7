// @ts-check
import { BlockList, isIP } from 'node:net';

/** Only these may forward where a number of proxies is trusted: this machine, and private networks. */
const near =
  '127.0.0.0/8 10.0.0.0/8 100.64.0.0/10 172.16.0.0/12 192.168.0.0/16 169.254.0.0/16 ::1/128 fc00::/7 fe80::/10';

/**
 * Reads TRUST_PROXY: how many proxies stand in front on private networks, or whose networks may forward.
 * @param {string} text such as `1` or `203.0.113.0/24 2001:db8::/32`
 * @returns what tells the visitor's address: the entries of X-Forwarded-For are read from the right,
 *   because a visitor can write those on the left
 */
export function readTrust(text) {
  const isCount = /^\d$/.test(text);
  const maxHops = isCount ? Number(text) : Infinity;
  const networks = toBlockList(isCount ? near : text);
  /** @param {{ socket: { remoteAddress?: string | undefined }, headers: Record<string, unknown> }} request */
  return ({ socket, headers }) => {
    const entries = String(headers['x-forwarded-for'] ?? '').split(',');
    const chain = [...entries, socket.remoteAddress ?? ''].map(toAddress).reverse();
    const hops = chain.findIndex((address, hop) => {
      // of a number, only the first has to be near
      const mayForward = (isCount && hop > 0) || networks.check(address, typeOf(address));
      return hop === maxHops || !mayForward || !chain[hop + 1];
    });
    return chain[hops] ?? '';
  };
}

/** Without a port, brackets and the form in which IPv6 writes IPv4. @param {string} text */
function toAddress(text) {
  const address = text
    .trim()
    .replace(/^\[(.+)\](?::\d+)?$/, '$1')
    .replace(/^([\d.]+):\d+$/, '$1')
    .replace(/^::ffff:(?=[\d.]+$)/i, '')
    .replace(/%.*$/, '');
  return isIP(address) ? address : '';
}

/** @param {string} address */
const typeOf = (address) => (isIP(address) === 6 ? 'ipv6' : 'ipv4');

/** @param {string} text networks, separated by spaces */
function toBlockList(text) {
  const list = new BlockList();
  try {
    for (const network of text.trim().split(/\s+/)) {
      const [address = '', bits = isIP(address) === 6 ? 128 : 32] = network.split('/');
      list.addSubnet(address, Number(bits), typeOf(address));
    }
  } catch {
    throw new Error('TRUST_PROXY: write the number of proxies in front, or their networks.');
  }
  return list;
}
