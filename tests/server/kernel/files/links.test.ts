import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { signer } from '#server/kernel/files/links.ts';

const start = Date.parse('2026-01-01T10:00:00Z');
const minutes = (count: number) => () => new Date(start + count * 60_000);
const links = signer('a secret', minutes(0));
const photo = { id: 12, type: 'image/jpeg' };

describe('file links', () => {
  test('name the file by its type and carry expires and signature', () => {
    const url = new URL(links.link(photo), 'https://desk.example');
    expect(url.pathname).toBe('/api/v1/files/12/file.jpg');
    expect([...url.searchParams.keys()]).toEqual(['expires', 'signature']);
    expect(links.link({ id: 3, type: 'text/x-unknown' })).toContain('/3/file.bin?');
  });

  test('open their file, as a path or as a whole address', () => {
    expect(links.verify(links.link(photo))).toBe(12);
    expect(links.verify(`https://desk.example${links.link(photo)}`)).toBe(12);
  });

  test('stay the same for some minutes, so that browsers can cache', () => {
    expect(signer('a secret', minutes(14)).link(photo)).toBe(signer('a secret', minutes(1)).link(photo));
    expect(signer('a secret', minutes(16)).link(photo)).not.toBe(links.link(photo));
  });

  test('are good for at least an hour and then no more', () => {
    const verifyAfter = (count: number) => signer('a secret', minutes(count)).verify(links.link(photo));
    expect(verifyAfter(59)).toBe(12);
    expect(verifyAfter(75)).toBeNull();
  });

  test('are good to their last second, and to no path but their own', () => {
    const seconds = (count: number) => signer('a secret', () => new Date(start + count * 1000));
    const path = links.sign('/api/v1/area/template');
    for (const verify of [
      (count: number) => seconds(count).verify(links.link(photo)) === 12,
      (count: number) => seconds(count).isSigned(path),
    ]) {
      expect([verify(0), verify(3599), verify(3600)]).toEqual([true, true, false]);
    }
    expect(path).toMatch(/^\/api\/v1\/area\/template\?expires=\d+&signature=[\w-]{43}$/);
    expect(links.isSigned(path.replace('template', 'other'))).toBe(false);
    expect(links.isSigned(path.replace(/signature=.*/, ''))).toBe(false);
    expect(links.isSigned(path.replace(/expires=\d/, 'expires=2'))).toBe(false);
    expect([links.isSigned(links.link(photo)), links.verify(path)]).toEqual([false, null]);
    expect(signer('another', minutes(0)).isSigned(path)).toBe(false);
  });

  test('made in the middle of a quarter of an hour are good until one ends', () => {
    const made = signer('a secret', minutes(1)).link(photo);
    const later = (count: number) => signer('a secret', minutes(count)).verify(made);
    expect([later(61), later(74.9), later(75)]).toEqual([12, 12, null]);
  });

  test('are worth nothing under another secret', () => {
    expect(signer('another', minutes(0)).verify(links.link(photo))).toBeNull();
  });

  test('open nothing when any part is altered', () => {
    const whole = links.link(photo);
    const position = fc.nat(whole.length - 1);
    fc.assert(
      fc.property(position, fc.stringMatching(/^[\x21-\x7e]$/), (at, letter) => {
        fc.pre(whole[at] !== letter);
        const altered = whole.slice(0, at) + letter + whole.slice(at + 1);
        fc.pre(new URL(altered, 'http://x').href !== new URL(whole, 'http://x').href);
        expect(links.verify(altered)).toBeNull();
      }),
      { numRuns: 1000 },
    );
  });

  test('cannot be made up', () => {
    const invented = fc.record({ id: fc.nat(), expires: fc.nat(), signature: fc.base64String() });
    fc.assert(
      fc.property(invented, ({ id, expires, signature }) => {
        const query = new URLSearchParams({ expires: String(expires), signature });
        expect(links.verify(`/api/v1/files/${id}/file.jpg?${query}`)).toBeNull();
      }),
    );
    expect(links.verify('/api/v1/files/12/file.jpg')).toBeNull();
    expect(links.verify(links.link(photo).replace('file.jpg', 'file.html'))).toBeNull();
    expect(links.verify(links.link(photo).replace(/expires=\d+/, 'expires=99999999999'))).toBeNull();
  });
});
