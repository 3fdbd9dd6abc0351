import * as z from 'zod/mini';
import { defineCall, listOf, listQuery } from './define.ts';

/** A place as the option lists have it, with the ids of the places above it. */
export const place = z.object({
  id: z.int(),
  name: z.string(),
  parliament_id: z.optional(z.int()),
  assembly_id: z.optional(z.int()),
  mandal_id: z.optional(z.int()),
});
export type Place = z.output<typeof place>;

const lookup = <P extends string>(path: P) =>
  defineCall({ method: 'GET', path, may: ['masterData', 'list'], query: listQuery, answer: listOf(place) });

/** The option list of each level, cut to the caller's own branch. */
export const placeCalls = {
  parliament: lookup('parliament'),
  assembly: lookup('assembly'),
  mandal: lookup('mandal'),
  area: lookup('area'),
};

/** What an import answers; rows that could not be taken come as a 422 with nothing imported. */
export const importAnswer = z.object({
  created: z.int(),
  skipped: z.int(),
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
});
export type ImportAnswer = z.output<typeof importAnswer>;

/** A csv or xlsx with the columns parliament, assembly, mandal, area (MD-01). */
export const importLocations = defineCall({
  method: 'POST',
  path: 'import/locations',
  may: ['masterData', 'create'],
  files: {
    file: {
      accept: ['table'],
      maxBytes: 16 * 1024 * 1024,
      wrongType: 'tableType',
      tooLarge: 'tableSize',
      requiredOnCreate: 'notFile',
    },
  },
  answer: importAnswer,
});
