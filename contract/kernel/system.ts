import * as z from 'zod/mini';
import { defineCall } from './define.ts';

export const health = defineCall({
  method: 'GET',
  path: 'health',
  may: 'anyone',
  answer: z.object({ status: z.string(), database: z.string(), version: z.string() }),
});
