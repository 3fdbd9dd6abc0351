import fc from 'fast-check';

const deep = (depth: number) => JSON.parse('['.repeat(depth) + ']'.repeat(depth)) as unknown;

/**
 * Values that have broken a server before: values without a text form, and values that no column of text, JSON or days
 * can store.
 */
export const ALWAYS: unknown[] = [{ toString: 1 }, deep(3_000), 'a\0b', 'a\ud83d', '0000-01-01', 1e308];

/** Values of a wrong type, at the end of a range, or with a special meaning. */
const KNOWN: unknown[] = [
  ...[
    null,
    true,
    {},
    [],
    [[]],
    [null],
    { length: -1 },
    { latitude: {}, longitude: [] },
    Array(1_001).fill(1),
  ],
  ...[
    '',
    ' ',
    '\0',
    '\udc00b',
    '\u200b\u200d',
    '\u202e',
    '%',
    '_\\%',
    "'",
    '"',
    '\\',
    '=1+1',
    '٣',
    'javascript:x',
  ],
  ...[-1, 0, 0.5, 2_147_483_648, 9_007_199_254_740_992, '-0', '1e309', '0x10', 'NaN', '99999999999999999999'],
  ...[
    '0001-01-01',
    '9999-12-31',
    '2026-02-30',
    '0000-01-01T00:00',
    '9999-12-31T23:59:59',
    '2026-03-02T25:00',
  ],
  ...['true', '[object Object]', '__proto__', 'constructor', 'null', '[]', '[1,', '{"latitude":"1e999"}'],
  ...[
    '{"name":{"column":"\\u0000"}}',
    '{"key":{"values":{"\\ud800":"x"}}}',
    '{"__proto__":{"column":"date"}}',
  ],
  ...['<p>&#0;&#xD800;&#x110000;</p>', '<script>x</script>', '<p><a href="javascript:x">y</a></p>'],
  ...['x'.repeat(60_000), 'ం'.repeat(300), '😀'.repeat(150), '1,'.repeat(2_000)],
];

/** Values of all kinds, the known ones more often. */
export const hostile = fc.oneof(
  { arbitrary: fc.constantFrom(...KNOWN), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
  { arbitrary: fc.string({ unit: 'grapheme', maxLength: 40 }), weight: 1 },
  { arbitrary: fc.jsonValue({ maxDepth: 4 }), weight: 1 },
  { arbitrary: fc.oneof(fc.double(), fc.bigInt().map(String), fc.date().map(String)), weight: 1 },
  {
    arbitrary: fc.date({ noInvalidDate: true }).map((date) => date.toISOString().slice(0, 16)),
    weight: 1,
  },
);
