import { isIPv6 } from 'node:net';

/** A client with one IPv6 address has its whole /64: 'fe80:0:0:1::5' counts as 'fe80:0:0:1'. */
export function networkOf(ip: string): string {
  const [, embedded] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip) ?? [];
  if (embedded || !isIPv6(ip)) return embedded ?? ip;
  const [head = '', tail] = ip.replace(/%.*$/, '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const [first, last] = [groups(head), groups(tail ?? '')];
  const whole = [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last];
  return whole
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
