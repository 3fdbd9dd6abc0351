import { describe, expect, test } from 'vitest';
import { type Template, typeset } from '#server/kernel/pdf/typesetter.ts';
import { boxesOf, compact, printed } from './printed.ts';

const LONG = 'వేంకటలక్ష్మీనరసింహరాజేశ్వరప్రసాదరావు ';
const ADDRESS = [200, 200, 200, 500].map((length) => LONG.repeat(20).slice(0, length).trim());

const nothing = { images: [], recordings: [], documents: [], none: true };
const part = (text: string) => ({ title: text, rows: [[text, text]] });
/** The least that each template prints, with one text in it. */
const DATA: Record<Exclude<Template, 'bound' | 'letter'>, (text: string) => object> = {
  complaint: (text) => ({
    ...{ title: 'Grievance', office: '', made: '', status: '', days: '', replies: [], history: [] },
    ...{ facts: [{ label: 'Name', value: text }], details: [text], attachments: nothing },
  }),
  slip: (text) => ({
    ...{ format: 'a6', language: 'te', qr: false, number: '2026-000001', office: text, heading: '', how: '' },
    ...{ rows: [{ label: 'Name', value: text }], ask: null, notice: '' },
  }),
  register: (text) => ({
    ...{ language: 'en', title: '', period: '', made: '', headings: ['No.', 'Text'], widths: [1, 9] },
    parts: [part(text)],
  }),
  dispatchSheet: (text) => ({
    ...{ language: 'en', title: '', made: '', office: '', headings: ['', '', '', '', ''] },
    departments: [{ name: text, rows: [['1', text, text, text]] }],
  }),
  envelopes: (text) => ({
    language: 'te',
    title: '',
    envelopes: [{ number: '7', from: [text], to: [text] }],
  }),
  labels: (text) => ({ language: 'te', title: '', envelopes: [{ number: '7', to: [text] }] }),
};
const TEMPLATES = Object.keys(DATA) as (keyof typeof DATA)[];
const make = (template: keyof typeof DATA, data: object) =>
  typeset(async () => ({ template, data: JSON.stringify(data), files: [], made: 0 }));

describe('[REF-08] each document', () => {
  test.each(TEMPLATES)('%s prints every script of the state and what people paste', async (template) => {
    const texts = ['محمد', 'முருகன்', 'ಕೃಷ್ಣ', 'കൃഷ്ണൻ', 'କୃଷ୍ଣ', 'কৃষ্ণ', 'કૃષ્ણ', 'ਕ੍ਰਿਸ਼ਨ', '🙏👍🏽', '➤ ✓ → 𝐁'];
    const { fonts } = await printed((await make(template, DATA[template](texts.join(' ')))).pdf);
    const scripts = ['Arabic', 'Tamil', 'Kannada', 'Malayalam', 'Oriya', 'Bengali', 'Gujarati', 'Gurmukhi'];
    for (const family of [...scripts.map((script) => `NotoSans${script}`), 'NotoEmoji', 'NotoSansSymbols2'])
      expect([family, fonts.some((font) => font.includes(family))]).toEqual([family, true]);
  });

  test.each(TEMPLATES)('%s refuses letters that no font has, and names them', async (template) => {
    const message = 'No font has these letters: 王 U+E000 ';
    await expect(make(template, DATA[template]('Wang 王\ue000'))).rejects.toMatchObject({
      status: 422,
      body: { message, errors: { id: [message] } },
    });
  });
});

describe('[REF-07, MSG-17] nothing is cut', () => {
  test('a long address becomes smaller until it is on its label, above the number', async () => {
    const number = 'HZB/GR/2026/0001';
    const { pdf } = await make('labels', { language: 'te', title: '', envelopes: [{ number, to: ADDRESS }] });
    const boxes = await boxesOf(pdf);
    expect((await printed(pdf)).pages[0]).toContain(compact(ADDRESS.join('')));
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(4.7 + 99.1);
    const below = boxes.find(({ text }) => text.includes('HZB'))?.bottom ?? 0;
    expect(below).toBeLessThan(15.1 + 38.1);
    expect(boxes.filter(({ bottom }) => bottom > below)).toEqual([]);
  });

  test('long addresses are on their envelope, beside each other', async () => {
    const from = ['M. Rao', LONG.repeat(30).slice(0, 1_000)];
    const { pdf, pages } = await make('envelopes', {
      ...{ language: 'te', title: '', envelopes: [{ number: '7', from, to: ADDRESS }] },
    });
    const boxes = await boxesOf(pdf);
    expect([pages, boxes.every(({ right, bottom }) => right < 220 && bottom < 110)]).toEqual([1, true]);
    expect(boxes.filter(({ left, right }) => left < 97 && right > 102)).toEqual([]);
    expect((await printed(pdf)).pages[0]).toContain(compact(ADDRESS.join('')));
  });

  test('refuses text that does not fit in the smallest size, with its number', async () => {
    const envelopes = [{ number: 'HZB/GR/2026/0001', to: ['W'.repeat(2_000)] }];
    await expect(make('labels', { language: 'en', title: '', envelopes })).rejects.toMatchObject({
      status: 422,
      body: { message: 'Too long for this paper, even in the smallest letters: HZB/GR/2026/0001' },
    });
  });

  test('a word that is wider than its column is broken and stays in it', async () => {
    const word = 'W'.repeat(19);
    const { pdf } = await make('register', {
      ...{ language: 'en', title: '', period: '', made: '', headings: ['No.', 'Text'], widths: [1, 9] },
      parts: [{ title: '', rows: [[word, 'x']] }],
    });
    const boxes = (await boxesOf(pdf)).filter(({ text }) => text.includes('W'));
    expect((await printed(pdf)).pages[0]).toContain(word);
    expect(Math.max(...boxes.map(({ right }) => right))).toBeLessThan(12 + 27.3);
  });
});
