import { expect, test } from 'vitest';
import { LETTER_KINDS } from '#contract/letters/letterKinds.ts';
import type { OutwardRow } from '#contract/letters/registerCalls.ts';
import { offices } from '#server/desk/schema/offices.ts';
import { nextNumber } from '#server/letters/letterNumber.ts';
import { letterTemplates } from '#server/letters/schema/letters.ts';
import { demoApp } from '../demo.ts';
import { printed } from '../kernel/pdf/printed.ts';

const demo = await demoApp();
const signedIn = await demo.send('POST', 'login', {
  json: { username: 'desk@example.org', password: 'Demo@12345' },
});
const token = String(signedIn.body.token);
const { body } = await demo.send('GET', 'register/outward?paginate=false&order=asc', { token });
const rows = body.data as unknown as OutwardRow[];

test('[REF-05, REF-06] the demo office has 140 outward numbers without a gap, three of them cancelled, and goes on from there', async () => {
  expect(rows).toHaveLength(140);
  const last = new Map<string, number>();
  for (const { number } of rows) {
    const [, year = '', counter] = /^HZB\/GR\/(\d{4})\/(\d{4})$/.exec(number) ?? [];
    expect(Number(counter)).toBe((last.get(year) ?? 0) + 1);
    last.set(year, Number(counter));
  }
  expect(rows.filter(({ state }) => state === 'cancelled')).toHaveLength(3);
  const all = await demo.db.select().from(offices);
  const office = all.find(({ code }) => code === 'HZB');
  if (!office) throw new Error('the demo office has a code');
  const year = String(demo.clock.now.getUTCFullYear());
  expect((await nextNumber(demo.db, office, 'GR', demo.clock.now)).counter).toBe((last.get(year) ?? 0) + 1);
});

test('[REF-03] it has templates of each kind in Telugu and in English', async () => {
  const kept = await demo.db.select().from(letterTemplates);
  const wanted = LETTER_KINDS.flatMap((kind) => [`${kind} te`, `${kind} en`]);
  expect(kept.map(({ kind, language }) => `${kind} ${language}`).sort()).toEqual(wanted.sort());
});

test('[REF-06] its letters are typeset when they are first opened, and the same from then on', async () => {
  const before = (await demo.storedFiles()).length;
  const open = async (link: string | null) => {
    const response = await demo.app.fetch(new Request(`http://localhost${link}`));
    expect(response.status).toBe(200);
    return new Uint8Array(await response.arrayBuffer());
  };
  const [first] = rows;
  const pdf = await open(first?.link ?? null);
  expect((await printed(pdf)).title).toBe(first?.number);
  expect(Buffer.from(await open(first?.link ?? null)).equals(Buffer.from(pdf))).toBe(true);
  expect(await demo.storedFiles()).toHaveLength(before + 1);
  const cancelled = rows.find(({ state }) => state === 'cancelled');
  expect((await printed(await open(cancelled?.link ?? null))).pages[0]).toContain('CANCELLED');
});

test('[REF-07] a hundred letters are one PDF, in the order of the register', async () => {
  const wanted = rows.slice(0, 100);
  const id = wanted.map((row) => row.id).reverse();
  const { status, body } = await demo.send('POST', 'letter/print', { token, json: { id } });
  expect(status).toBe(200);
  const response = await demo.app.fetch(new Request(`http://localhost${body.link}`));
  const { pages } = await printed(new Uint8Array(await response.arrayBuffer()));
  expect(pages).toHaveLength(100);
  for (const [at, { number }] of wanted.entries()) expect(pages[at]).toContain(number);
});
