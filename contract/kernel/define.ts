import * as z from 'zod/mini';
import type { Actor } from '#contract/access/access.ts';
import type { Action, PolicyName } from '#contract/access/policies.ts';
import type { PlaceLevel } from '#contract/places/place.ts';
import type { ErrorCode } from './errorTexts.ts';
import { columnKinds, id, optional } from './fields.ts';
import { localNames } from './named.ts';
import type { UploadRule } from './uploadRules.ts';

export type Shape = Record<string, z.ZodMiniType>;
export type Files = Record<string, UploadRule>;
/** Of no fields: no values, where zod's own type forbids every other property. */
type Values<S extends Shape> = [keyof S] extends [never]
  ? Record<never, never>
  : z.output<z.ZodMiniObject<S>>;

/** `[policy, action]`; `'anyone'` needs no token, `'signed-in'` only a good one. */
export type Guard = readonly [PolicyName, Action] | 'anyone' | 'signed-in';

/** One call of the API. Path parameters (`:id`) are whole numbers. A GET takes `query`, the others `body`. */
export interface Call<
  P extends string = string,
  Q extends Shape = Shape,
  B extends Shape = Shape,
  F extends Files = Files,
  A extends z.ZodMiniType = z.ZodMiniType,
> {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: P;
  may: Guard;
  query?: Q;
  body?: B;
  files?: F;
  /** What this caller must send, where others may leave it out. */
  requires?: (actor: Actor) => readonly string[];
  answer: A;
  /** The body travels as form data although no file is in it. */
  form?: boolean;
  /** Sent as a PUT also with a file; others are a POST with `_method=PUT` (API-02). */
  asPut?: boolean;
  /** Asked for by the page itself, again and again: no sign that somebody is there, and nobody waits for it. */
  polled?: boolean;
  /** Answered with 201 instead of 200. */
  creates?: boolean;
  /** The refusal of an id that is no number; without it such a path does not exist. */
  idRule?: ErrorCode;
}

export const defineCall = <
  P extends string,
  A extends z.ZodMiniType,
  Q extends Shape = Record<never, never>,
  B extends Shape = Record<never, never>,
  F extends Files = Record<never, never>,
>(
  call: Call<P, Q, B, F, A>,
): Call<P, Q, B, F, A> => call;

type ParamName<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
export type ParamsOf<C extends Call> = Record<ParamName<C['path']>, number>;
export type QueryOf<C extends Call> = C extends Call<string, infer Q, Shape, Files> ? Values<Q> : never;
export type BodyOf<C extends Call> = C extends Call<string, Shape, infer B, Files> ? Values<B> : never;
export type FilesOf<C extends Call> =
  C extends Call<string, Shape, Shape, infer F> ? { [K in keyof F]?: File | null } : never;
export type AnswerOf<C extends Call> = z.output<C['answer']>;

/** Resources that are plain records: five calls follow from one contract. */
export interface Contract<I extends Shape = Shape, F extends Files = Files, R extends Shape = Shape> {
  /** Name of the resource: 'news'. */
  name: string;
  /** Path of its calls; its name where nothing is said. */
  path: string;
  policy: PolicyName;
  /** What a form sends, files aside. */
  input: I;
  files: F;
  /** What an answer holds besides the input, the id, the places and the times. */
  record: R;
  /** What an edit takes besides the input. */
  editable: readonly string[];
  /** Whether records carry the four place ids. */
  placed: boolean;
  /** Levels of the place that a record must name. */
  requiredPlaces: readonly PlaceLevel[];
  /** Fields of which no two records have the same text, letter case aside. */
  unique: readonly string[];
  /** Records tell of persons: the access log knows who has exported them. */
  personal: boolean;
  /** Records with the text 'demo' in this field are in no list (DEV-01, CAN-01). */
  demoField?: string;
  /** Text fields that a keyword looks through. */
  search: readonly string[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  /** What its records have in common where it is a part of another contract's: lists ask for it, writes send it. */
  fixed: Readonly<Record<string, boolean | string | number>>;
  /** A create travels as form data although no file is in it. */
  form: boolean;
  /** How an edit travels: POST with `_method=PUT` as multipart, or a plain PUT as JSON. */
  update: 'POST' | 'PUT';
  /** What a delete is told whose id is no number (VID-03). */
  idRule?: ErrorCode;
}

/** What stands behind an id: `category` beside `category_id`. */
export const named = () => z.nullable(z.object({ id: z.int(), name: z.string(), ...localNames }));

export const placeInput = {
  parliament_id: optional(id()),
  assembly_id: optional(id()),
  mandal_id: optional(id()),
  area_id: optional(id()),
};
/** The names that an answer carries beside the place ids. */
export const placeNames = { parliament: named(), assembly: named(), mandal: named(), area: named() };
export type PlaceNames = Record<PlaceLevel, z.output<ReturnType<typeof named>>>;

const storedFields = {
  id: z.int(),
  version: z.int(),
  created_at: z.string(),
  /** Who did it last; null for what was there before, and for accounts that are gone. */
  created_by: named(),
  updated_at: z.string(),
  updated_by: named(),
};

type Definition<I extends Shape, F extends Files, R extends Shape> = Pick<
  Contract<I, F, R>,
  'name' | 'policy' | 'input'
> &
  Partial<Contract<I, F, R>> & {
    search?: readonly (keyof (I & R) & string)[];
    unique?: readonly (keyof I & string)[];
    demoField?: keyof I & string;
  };

/** Declares a resource; what is left out is what most resources want. */
export function defineContract<
  I extends Shape,
  F extends Files = Record<never, never>,
  R extends Shape = Record<never, never>,
>(definition: Definition<I, F, R>): Contract<I, F, R> {
  return {
    files: {} as F,
    record: {} as R,
    editable: [],
    path: definition.name,
    placed: true,
    requiredPlaces: [],
    unique: [],
    personal: false,
    search: [],
    sort: { field: 'id', order: 'DESC' },
    fixed: {},
    form: false,
    update: 'PUT',
    ...definition,
  };
}

/** Everything a form of the contract sends, files aside. */
export const inputShape = (contract: Contract): Shape =>
  contract.placed ? { ...contract.input, ...placeInput } : contract.input;
export const recordShape = (contract: Contract): Shape => ({
  ...storedFields,
  ...inputShape(contract),
  ...(contract.placed ? placeNames : {}),
  ...Object.fromEntries(references(contract).map(({ field }) => [nameField(field), named()])),
  ...contract.record,
});

/** Fields that name records of other contracts. */
export const references = (contract: Contract): { field: string; to: string }[] =>
  Object.entries(contract.input).flatMap(([field, schema]) => {
    const to = columnKinds.get(schema)?.references;
    return to ? [{ field, to }] : [];
  });

/** Where a record carries what its `category_id` stands for: `category`. */
export const nameField = (field: string) => field.replace(/_id$/, '');

/** A stored file as records carry it; `path` is a signed, expiring link. */
export const fileRecord = z.object({ id: z.int(), name: z.string(), path: z.string() });
export type FileRecord = z.output<typeof fileRecord>;
export const messageAnswer = z.object({ message: z.string() });

/** An edit changes what it names and leaves the rest. */
export const partial = (shape: Shape): Shape => z.partial(z.object(shape)).shape;
