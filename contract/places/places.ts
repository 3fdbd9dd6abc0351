import * as z from 'zod/mini';
import { defineCall, messageAnswer, partial } from '#contract/kernel/define.ts';
import { flag, id, line, optional } from '#contract/kernel/fields.ts';
import { listOf, listQuery } from '#contract/kernel/list.ts';
import { localNameInput, localNames } from '#contract/kernel/named.ts';
import type { UploadRule } from '#contract/kernel/uploadRules.ts';
import { PLACE_LEVELS, type PlaceLevel } from './place.ts';

/** A place in the option lists, with the ids of the places above it. */
export const place = z.object({
  id: z.int(),
  name: z.string(),
  ...localNames,
  parliament_id: z.optional(z.int()),
  assembly_id: z.optional(z.int()),
  mandal_id: z.optional(z.int()),
});
export type Place = z.output<typeof place>;

const lookup = <P extends string>(path: P) =>
  defineCall({ method: 'GET', path, may: ['masterData', 'list'], query: listQuery, answer: listOf(place) });

/** The option list of each level, limited to the caller's own branch. */
export const placeCalls = {
  parliament: lookup('parliament'),
  assembly: lookup('assembly'),
  mandal: lookup('mandal'),
  area: lookup('area'),
};

/** The fields of a place: its names and the place above it. */
const placeInput = <L extends PlaceLevel, A extends Record<string, ReturnType<typeof id>>>(
  level: L,
  above: A,
) => {
  const body = { name: line(), ...localNameInput, ...above };
  return {
    one: defineCall({ method: 'GET', path: `${level}/:id`, may: ['masterData', 'show'], answer: place }),
    create: defineCall({
      method: 'POST',
      path: level,
      may: ['masterData', 'create'],
      body,
      answer: place,
      creates: true,
    }),
    update: defineCall({
      method: 'PUT',
      path: `${level}/:id`,
      may: ['masterData', 'edit'],
      body: partial(body) as { [K in keyof typeof body]: z.ZodMiniOptional<(typeof body)[K]> },
      answer: place,
    }),
    remove: defineCall({
      method: 'DELETE',
      path: `${level}/:id`,
      may: ['masterData', 'delete'],
      answer: messageAnswer,
    }),
  };
};

/** Single places (AREA-01). A name is unique in the place above; a place in use cannot be deleted. */
export const placeRecordCalls = {
  parliament: placeInput('parliament', {}),
  assembly: placeInput('assembly', { parliament_id: id() }),
  mandal: placeInput('mandal', { assembly_id: id() }),
  area: placeInput('area', { mandal_id: id() }),
};

/** The columns of a locations file; those of other languages, such as 'area_te', are optional (GRD-16). */
export const LOCATION_COLUMNS = PLACE_LEVELS.flatMap(
  (level) => [level, `${level}_te`, `${level}_hi`] as const,
);
export type LocationColumn = (typeof LOCATION_COLUMNS)[number];

/**
 * The answer of an import: new areas, rows without a new one and, for a file with Telugu or Hindi names, the number of
 * existing places that get other names. A preview has the same for an import that is not carried out, with the first
 * rows as they were read. Invalid rows cause a 422, with nothing imported.
 */
export const importAnswer = z.object({
  created: z.int(),
  skipped: z.int(),
  renamed: z.optional(z.int()),
  errors: z.array(z.object({ row: z.int(), message: z.string() })),
  rows: z.optional(z.array(z.partialRecord(z.enum(LOCATION_COLUMNS), z.string()))),
});
export type ImportAnswer = z.output<typeof importAnswer>;

/** A csv or xlsx with the columns of `LOCATION_COLUMNS`. */
export const tableRule = {
  accept: ['table'],
  maxBytes: 16 * 1024 * 1024,
  wrongType: 'tableType',
  tooLarge: 'tableSize',
  requiredOnCreate: 'notFile',
} as const satisfies UploadRule;

/** All levels of places from one file (MD-01). With `preview` nothing is stored. */
export const importLocations = defineCall({
  method: 'POST',
  path: 'import/locations',
  may: ['masterData', 'create'],
  body: { preview: optional(flag()) },
  files: { file: tableRule },
  answer: importAnswer,
});

/** The areas of a file (AREA-02); with `mandal_id` all belong to it, and only the column area is required. */
export const importAreas = defineCall({
  method: 'POST',
  path: 'area/import',
  may: ['masterData', 'create'],
  body: { preview: optional(flag()), mandal_id: optional(id()) },
  files: { file: tableRule },
  answer: importAnswer,
});

/**
 * A link to a csv with the four columns and those of an area's names in other languages, with the mandal filled in
 * (AREA-02).
 */
export const areaTemplate = defineCall({
  method: 'GET',
  path: 'area/template/download',
  may: ['masterData', 'create'],
  query: { mandal_id: id() },
  answer: z.object({ url: z.string() }),
});
