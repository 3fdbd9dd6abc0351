import { expect, test } from 'vitest';
import { declaredFault, refusedFile } from '#contract/kernel/checkFile.ts';
import { attachmentRule, imageRule, MIME_TYPES, tooLargeRule } from '#contract/kernel/uploadRules.ts';

import { jpeg, padded, pdf, recording, video } from '../../../fixtures/index.ts';

const MB = 1024 * 1024;
const chosen = (type: string, size = 1) => ({ type, size });

test('[IMG-01, IMG-02] an image is a jpeg or png of at most 2 MB; an edit words the size differently', () => {
  for (const type of ['image/jpeg', 'image/jpg', 'image/png']) {
    expect(declaredFault(imageRule, chosen(type, 2 * MB))).toBeNull();
    expect(declaredFault(imageRule, chosen(type, 2 * MB + 1))).toBe('imageSize');
    expect(declaredFault(imageRule, chosen(type, 2 * MB + 1), true)).toBe('imageSizeOnEdit');
  }
  for (const type of ['image/gif', 'image/svg+xml', 'application/pdf', '']) {
    expect(declaredFault(imageRule, chosen(type))).toBe('imageType');
  }
});

test('[CRE-12, CRE-14, CRE-15] an attachment may also be a pdf or a recording with any codec', () => {
  const types = ['image/png', 'application/pdf', 'audio/webm;codecs=opus', 'audio/webm', 'audio/mp4'];
  for (const type of [...types, 'audio/aac', 'audio/ogg', 'audio/mpeg', 'audio/wav']) {
    expect(declaredFault(attachmentRule, chosen(type, 2 * MB))).toBeNull();
    expect(declaredFault(attachmentRule, chosen(type, 2 * MB + 1))).toBe('attachmentSize');
  }
  for (const type of ['video/webm', 'text/csv', 'text/html', '']) {
    expect(declaredFault(attachmentRule, chosen(type))).toBe('attachmentType');
  }
});

test('[CRE-12] a rule without a text for edits has one for both', () => {
  expect(tooLargeRule(attachmentRule, true)).toBe('attachmentSize');
  expect(tooLargeRule(attachmentRule, false)).toBe('attachmentSize');
});

const heic = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0heicmif1');

test('[IMG-01, CRE-14] a form refuses by its bytes what the server would, with the name of the file', async () => {
  const refusedAs = async (rule: typeof attachmentRule | typeof imageRule, file: File) =>
    (await refusedFile(rule, file))?.rule;
  expect(await refusedFile(attachmentRule, new File([heic], 'photo.jpg', { type: 'image/jpeg' }))).toEqual({
    ...{ name: 'photo.jpg', rule: 'attachmentType', isHeic: true },
  });
  const [picture, page] = [await jpeg(), pdf()];
  expect(await refusedAs(attachmentRule, new File([picture], 'photo.bin'))).toBeUndefined();
  expect(await refusedAs(attachmentRule, new File([page], 'petition', { type: '' }))).toBeUndefined();
  expect(await refusedAs(imageRule, page)).toBe('imageType');
  expect(await refusedAs(attachmentRule, recording())).toBeUndefined();
  expect(await refusedAs(attachmentRule, video())).toBe('attachmentType');
  expect(await refusedAs(attachmentRule, new File(['<svg/>'], 'a.png', { type: 'image/png' }))).toBe(
    'attachmentType',
  );
  expect(await refusedAs(attachmentRule, padded(page, 2 * MB + 1))).toBe('attachmentSize');
});

test('a table is a csv or a workbook of either age', () => {
  expect(MIME_TYPES.table).toEqual([
    'text/csv',
    'application/vnd.ms-excel',
    'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  ]);
});
