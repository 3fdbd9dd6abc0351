import fc from 'fast-check';
import { SegmentedMessage } from 'sms-segments-calculator';
import { describe, expect, test } from 'vitest';
import { partsOf } from '#contract/messages/smsParts.ts';

/** 3GPP TS 23.038, table 6.2.1, by code points from 0x00 on without the escape at 0x1B, and its extension table. */
const GSM = [
  ...[0x40, 0xa3, 0x24, 0xa5, 0xe8, 0xe9, 0xf9, 0xec, 0xf2, 0xc7, 0x0a, 0xd8, 0xf8, 0x0d, 0xc5, 0xe5],
  ...[0x394, 0x5f, 0x3a6, 0x393, 0x39b, 0x3a9, 0x3a0, 0x3a8, 0x3a3, 0x398, 0x39e, 0xc6, 0xe6, 0xdf, 0xc9],
  ...[0x20, 0x21, 0x22, 0x23, 0xa4, ...Array.from({ length: 27 }, (_, at) => 0x25 + at)],
  ...[0xa1, ...Array.from({ length: 26 }, (_, at) => 0x41 + at), 0xc4, 0xd6, 0xd1, 0xdc, 0xa7],
  ...[0xbf, ...Array.from({ length: 26 }, (_, at) => 0x61 + at), 0xe4, 0xf6, 0xf1, 0xfc, 0xe0],
].map((code) => String.fromCodePoint(code));
const EXTENSION = [...'\f^{}\\[~]|€'];
const TELUGU = [...'అఆఇకగచజటడతదనపబమయరలవసహ'];

const textOf = (signs: string[], maxLength = 700) =>
  fc.array(fc.constantFrom(...signs), { maxLength }).map((all) => all.join(''));
/** The library counts a carriage return with a line feed as one letter, operators count two. */
const withoutBreaks = GSM.filter((sign) => sign !== '\r');

describe('parts of an SMS', () => {
  test('[MSG-04] 160 letters or 153 each, 70 or 67 with any Telugu or Hindi letter', () => {
    const parts = (sign: string, count: number) => partsOf(sign.repeat(count)).parts;
    expect([0, 1, 160, 161, 306, 307, 459, 460, 612, 613].map((count) => parts('a', count))).toEqual([
      0, 1, 1, 2, 2, 3, 3, 4, 4, 5,
    ]);
    for (const sign of ['క', 'क', '`', '’'])
      expect([70, 71, 134, 135, 201, 202, 268, 269].map((count) => parts(sign, count))).toEqual([
        1, 2, 2, 3, 3, 4, 4, 5,
      ]);
    expect(partsOf(`${'a'.repeat(69)}క`)).toEqual({ parts: 1, letters: 70, remaining: 0, unicode: true });
    expect(partsOf('కి'.repeat(67)).parts).toBe(2);
    expect(partsOf('a'.repeat(161)).remaining).toBe(145);
  });

  test('[MSG-04] the alphabet is that of the standard, each letter of its extension counts twice', () => {
    expect(new Set(GSM).size).toBe(127);
    for (const sign of GSM) expect(partsOf(sign)).toMatchObject({ unicode: false, letters: 1 });
    for (const sign of EXTENSION) expect(partsOf(sign)).toMatchObject({ unicode: false, letters: 2 });
    const known = new Set([...GSM, ...EXTENSION]);
    fc.assert(
      fc.property(fc.string({ unit: 'binary', minLength: 1, maxLength: 20 }), (text) => {
        expect(partsOf(text).unicode).toBe([...text].some((sign) => !known.has(sign)));
      }),
    );
  });

  test('[MSG-04] as sms-segments-calculator counts them, which differs only where it keeps syllables whole', () => {
    const signs = [
      withoutBreaks,
      [...withoutBreaks, ...EXTENSION, ...EXTENSION],
      [...withoutBreaks, ...TELUGU],
    ];
    for (const each of signs)
      fc.assert(
        fc.property(textOf(each), (text) => {
          const { segmentsCount, encodingName } = new SegmentedMessage(text);
          const { parts, unicode } = partsOf(text);
          expect([Math.max(1, parts), unicode]).toEqual([segmentsCount, encodingName === 'UCS-2']);
        }),
        { numRuns: 60 },
      );
  });

  test('[MSG-04] no letter is cut in two, and a longer text has no fewer parts', () => {
    expect(partsOf(`${'a'.repeat(152)}€${'b'.repeat(152)}`).parts).toBe(3);
    expect(partsOf('😀'.repeat(67)).parts).toBe(3);
    fc.assert(
      fc.property(textOf([...GSM, ...EXTENSION, ...TELUGU]), textOf(TELUGU, 5), (text, more) => {
        expect(partsOf(text + more).parts).toBeGreaterThanOrEqual(partsOf(text).parts);
      }),
    );
  });
});
