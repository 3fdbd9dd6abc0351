import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '#contract/kernel/define.ts';
import { errorTexts } from '#contract/kernel/errorTexts.ts';
import { DatabaseUnavailable, DiskFull } from '#server/kernel/errors/outage.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { testApp } from '../../app.ts';

const broken = defineCall({ method: 'GET', path: 'broken', may: 'anyone', answer: z.object({}) });
let fault = new Error();
const api = await testApp([(serve: Serve) => serve(broken, () => Promise.reject(fault))]);

const told = (message: string, more: object) => Object.assign(new Error(message), more);
const inQuery = (cause: Error) => new Error('Failed query: select 1', { cause });

test.each([
  ['its thread has stopped', new DatabaseUnavailable('stopped')],
  [
    'it has stopped in the middle of a statement',
    inQuery(told('no WAL', { severity: 'PANIC', code: '58P01' })),
  ],
  ['it is not running', inQuery(told('connect ECONNREFUSED', { code: 'ECONNREFUSED', syscall: 'connect' }))],
  ['its socket is not there', told('connect ENOENT /run/x', { code: 'ENOENT', syscall: 'connect' })],
  ['it is being stopped', inQuery(told('terminating connection', { severity: 'FATAL', code: '57P01' }))],
  ['it is starting', inQuery(told('the database system is starting up', { code: '57P03' }))],
  ['it has gone in between', new Error('Connection terminated unexpectedly')],
  ['it takes connections and says nothing', inQuery(new Error('timeout expired'))],
  ['it has no connection left', inQuery(told('too many clients', { code: '53300' }))],
])('a database that cannot be used (%s) is a 503 that says when to try again', async (_name, error) => {
  fault = error;
  const { status, body, headers } = await api.send('GET', 'broken');
  expect([status, body.message, headers.get('Retry-After')]).toEqual([503, errorTexts.databaseAway, '5']);
});

test.each([
  ['for a file', told('ENOSPC: no space left on device, write', { code: 'ENOSPC', syscall: 'write' })],
  ['for a file in a folder that is read-only', told('EROFS', { code: 'EROFS', syscall: 'open' })],
  ['for a table', inQuery(told('could not extend file "base/5/1"', { code: '53100' }))],
  ['for a table that is read-only', inQuery(told('could not open file "base/5/1"', { code: '42501' }))],
  ['for anything more', new DiskFull('12 MB are left')],
])('a disk without room (%s) is a 503 with its own text', async (_name, error) => {
  fault = error;
  const { status, body, headers } = await api.send('GET', 'broken');
  expect([status, body.message, headers.get('Retry-After')]).toEqual([503, errorTexts.diskFull, '60']);
});

test.each([
  ['a file that is missing', told('ENOENT', { code: 'ENOENT', syscall: 'open' })],
  [
    'a right of the database that is missing',
    inQuery(told('permission denied for table x', { code: '42501' })),
  ],
  ['a fault of the program', new TypeError('undefined is not a function')],
])('%s stays a 500', async (_name, error) => {
  fault = error;
  expect((await api.send('GET', 'broken')).status).toBe(500);
});
