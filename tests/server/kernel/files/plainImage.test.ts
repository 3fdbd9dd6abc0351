import { describe, expect, test } from 'vitest';
import { isPlainImage } from '#server/kernel/files/plainImage.ts';

const latin1 = (text: string) => Buffer.from(text, 'latin1');

describe('a png', () => {
  const chunk = (type: string, data = '') => {
    const length = Buffer.alloc(4);
    length.writeUInt32BE(data.length);
    return Buffer.concat([length, latin1(type), latin1(data), Buffer.alloc(4)]);
  };
  const [SIGNATURE, HEADER, END] = [Buffer.alloc(8), chunk('IHDR', '\0'.repeat(13)), chunk('IEND')];
  const isPlain = (...parts: Buffer[]) =>
    isPlainImage(Buffer.concat([SIGNATURE, HEADER, ...parts]), 'image/png');

  test.each('PLTE IDAT tRNS gAMA cHRM sRGB iCCP cICP sBIT bKGD pHYs'.split(' '))(
    '[IMG-01] is a picture and nothing else with %s in it',
    (type) => {
      expect(isPlain(chunk(type, 'data'), chunk(type), END)).toBe(true);
    },
  );

  test.each('tEXt iTXt zTXt eXIf tIME acTL idat pRVW'.split(' '))(
    '[IMG-01] is more than that with %s',
    (type) => {
      expect(isPlain(chunk('IDAT', 'data'), chunk(type, 'data'), END)).toBe(false);
    },
  );

  test('[IMG-01] ends with its end', () => {
    expect(isPlain(END)).toBe(true);
    expect(isPlain()).toBe(false);
    expect(isPlain(chunk('IDAT', 'data'))).toBe(false);
    expect(isPlain(END, latin1('x'))).toBe(false);
    expect(isPlain(END, chunk('IDAT', 'data'))).toBe(false);
    expect(isPlain(chunk('IDAT', 'data').subarray(0, 10))).toBe(false);
    expect(isPlainImage(SIGNATURE, 'image/png')).toBe(false);
  });
});

describe('a jpeg', () => {
  const segment = (marker: number, data: string) => {
    const length = Buffer.alloc(2);
    length.writeUInt16BE(data.length + 2);
    return Buffer.concat([Buffer.from([0xff, marker]), length, latin1(data)]);
  };
  const [BEGIN, END] = [Buffer.from([0xff, 0xd8]), Buffer.from([0xff, 0xd9])];
  const scan = (pixels = 'pixels') => Buffer.concat([segment(0xda, 'how'), latin1(pixels)]);
  const isPlain = (...parts: Buffer[]) => isPlainImage(Buffer.concat([BEGIN, ...parts]), 'image/jpeg');

  test.each([
    ['quantisation', 0xdb, 'tables'],
    ['Huffman tables', 0xc4, 'tables'],
    ['a frame', 0xc0, 'size'],
    ['restart intervals', 0xdd, '\0\x08'],
    ['the last marker before those of applications', 0xdf, 'data'],
    ['the first one behind them', 0xf0, 'data'],
    ['JFIF', 0xe0, 'JFIF\0data'],
    ['its colours', 0xe2, 'ICC_PROFILE\0data'],
    ["Adobe's transform", 0xee, 'Adobe data'],
  ])('[IMG-01] is a picture and nothing else with %s', (_, marker, data) => {
    expect(isPlain(segment(marker, data), scan(), END)).toBe(true);
  });

  test.each([
    ['a comment', 0xfe, 'a text'],
    ['Exif', 0xe1, 'Exif\0\0data'],
    ['XMP', 0xe1, 'http://ns.adobe.com/xap/1.0/\0'],
    ['a second image', 0xe2, 'MPF\0data'],
    ['a profile by another name', 0xe2, 'ICC_PROFILX\0data'],
    ['a thumbnail', 0xe0, 'JFXX\0data'],
    ["a maker's notes", 0xed, 'Photoshop 3.0\0'],
    ['Adobe by another name', 0xee, 'adobe data'],
    ['the last segment of applications', 0xef, 'data'],
    ['an end in its midst', 0xd9, 'data'],
  ])('[IMG-01] is more than that with %s', (_, marker, data) => {
    expect(isPlain(segment(marker, data), scan(), END)).toBe(false);
    expect(isPlain(scan(), segment(marker, data), END)).toBe(false);
  });

  test('[IMG-01] has any bytes for pixels, and restarts among them', () => {
    expect(isPlain(scan('a\xff\x00b\xff\xd0c\xff\xd7d'), END)).toBe(true);
    expect(isPlain(scan('first'), segment(0xc4, 'tables'), scan('second'), END)).toBe(true);
    expect(isPlain(scan('\xff\x00'), segment(0xfe, 'a text'), END)).toBe(false);
  });

  test('[IMG-01] ends with its end', () => {
    expect(isPlain(END)).toBe(true);
    expect(isPlain(scan())).toBe(false);
    expect(isPlain(scan(), END, latin1('x'))).toBe(false);
    expect(isPlain(scan(), END, END)).toBe(false);
    expect(isPlain(scan(), Buffer.from([0xff, 0xda]))).toBe(false);
    expect(isPlain(latin1('xx'), END)).toBe(false);
    expect(isPlain()).toBe(false);
  });
});
