import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import { openRoom } from './room.ts';
import { SHAPED } from './shapedTexts.ts';

/**
 * How 42 texts look in a letter, bold and as it is, one below the other; looked over by people who read them. What is drawn otherwise on
 * purpose is looked over again and stored by `SHAPED_WRITE=1 npm test -- tests/server/letters/shaped.test.ts`.
 */
const STORED = join(import.meta.dirname, 'shaped.png');
/** The part of a page with subject and text, in pixels at 96 dots an inch. */
const BAND = { left: 80, top: 300, width: 560, height: 130 };
/** So many of its dots may differ clearly: rounding of another processor, and nothing that one sees. */
const MOST_DIFFERENT = 60;
const CLEARLY = 96;

const room = await openRoom();

/** Subject and text of a letter as they are printed, in shades of grey. */
async function drawn(language: 'te' | 'hi' | 'en', text: string): Promise<Buffer> {
  const texts = { [language]: { subject: text, body: text } };
  const addressee = { name: 'A', designation: '', department: '', address: '' };
  const letter = room.letter({ language, texts, addressee, our_ref: '1' });
  const { status, body } = await room.post(room.mla, 'letter/preview', letter);
  expect([text, status]).toEqual([text, 200]);
  return sharp(Buffer.from(String(body.picture)), { density: 72 * (96 / 72) })
    .flatten({ background: 'white' })
    .greyscale()
    .extract(BAND)
    .raw()
    .toBuffer();
}

const differences = (one: Buffer, other: Buffer) =>
  one.reduce((count, dot, at) => count + Number(Math.abs(dot - (other[at] ?? 0)) > CLEARLY), 0);

describe('[REF-08] Telugu and Hindi are shaped', () => {
  let stored: Buffer[];
  beforeAll(async () => {
    if (process.env.SHAPED_WRITE) {
      const bands: Buffer[] = [];
      for (const [language, text] of SHAPED) bands.push(await drawn(language, text));
      const raw = { width: BAND.width, height: BAND.height * bands.length, channels: 1 as const };
      const sheet = sharp(Buffer.concat(bands), { raw }).png({ palette: true, colours: 16, effort: 10 });
      writeFileSync(STORED, await sheet.toBuffer());
    }
    const sheet = await sharp(readFileSync(STORED)).greyscale().raw().toBuffer();
    const size = BAND.width * BAND.height;
    stored = SHAPED.map((_, at) => sheet.subarray(at * size, (at + 1) * size));
  });

  test('there are 42 texts, in an image below 400 kB', () => {
    expect(SHAPED).toHaveLength(42);
    expect(readFileSync(STORED).byteLength).toBeLessThan(400_000);
  });

  test.each(SHAPED.map(([language, text], at) => [text, language, at] as const))(
    '%s',
    async (text, language, at) => {
      const wanted = stored[at] ?? Buffer.alloc(0);
      const found = await drawn(language, text);
      expect(found).toHaveLength(wanted.length);
      expect(found.some((dot) => dot < 64)).toBe(true);
      expect(differences(found, wanted)).toBeLessThan(MOST_DIFFERENT);
    },
  );

  test('a conjunct that is torn apart is seen', async () => {
    const at = SHAPED.findIndex(([, text]) => text.includes('ప్రభుత్వ'));
    const [language = 'te', text = ''] = SHAPED[at] ?? [];
    const torn = await drawn(language, text.replace('త్వ', 'త్\u200cవ'));
    expect(differences(torn, stored[at] ?? torn)).toBeGreaterThan(MOST_DIFFERENT);
  });
});
