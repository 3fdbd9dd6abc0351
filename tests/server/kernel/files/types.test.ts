import { expect, test } from 'vitest';
import { fileType } from '#server/kernel/files/types.ts';

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
