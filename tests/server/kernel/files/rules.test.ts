import { ALL_FORMATS, BufferSource, Input, WebMOutputFormat } from 'mediabunny';
import { expect, test } from 'vitest';
import { declaredFault, refusedFile } from '#contract/kernel/checkFile.ts';
import { attachmentRule, imageRule, MIME_TYPES, tooLargeRule } from '#contract/kernel/uploadRules.ts';
import { identify } from '#server/kernel/files/identify.ts';
import { seekableRecording } from '#server/kernel/files/recording.ts';
import { fileType } from '#server/kernel/files/types.ts';
import { bytesOf, jpeg, padded, pdf, recording, video } from '../../../fixtures/index.ts';
import { inContainer } from './sounds.ts';

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

test.each([
  ['image/jpeg', 'jpg', true],
  ['image/png', 'png', true],
  ['audio/webm', 'webm', true],
  ['audio/mp4', 'm4a', true],
  ['audio/ogg', 'ogg', true],
  ['audio/aac', 'aac', true],
  ['audio/mpeg', 'mp3', true],
  ['audio/wav', 'wav', true],
  ['application/pdf', 'pdf', true],
  ['application/zip', 'zip', false],
  ['text/csv', 'csv', false],
  ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', 'xlsx', false],
])('%s is sent as what it is, with the ending %s', (type, extension, inline) => {
  expect(fileType(type)).toEqual({ type, extension, inline });
});

test.each(['text/html', 'image/svg+xml', '', 'constructor'])('%j is bytes to be saved', (type) => {
  expect(fileType(type)).toEqual({ type: 'application/octet-stream', extension: 'bin', inline: false });
});

/** As browsers record piece by piece: no length, no index. */
const endless = await inContainer(new WebMOutputFormat({ appendOnly: true }), await bytesOf(recording()));

const open = (bytes: Uint8Array) => new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
const statedLength = (bytes: Uint8Array) => open(bytes).getDurationFromMetadata();

test('[CRE-15, DET-01] a recording without a length is kept with it, and with all of its sound', async () => {
  const kept = await seekableRecording(endless);
  expect(await statedLength(endless)).toBeNull();
  expect(await statedLength(kept)).toBeCloseTo(await open(endless).computeDuration(), 1);
  expect(await identify(kept)).toEqual({ kind: 'audio', type: 'audio/webm' });
});

test('[CRE-15] a recording with a length, a torn one and one that is none are kept as they came', async () => {
  const whole = await bytesOf(recording());
  for (const bytes of [whole, whole.subarray(0, whole.length - 100), endless.subarray(0, 150)]) {
    expect(await seekableRecording(bytes)).toBe(bytes);
  }
});
