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
/** An empty shape gives no values. zod's own type for it would forbid every other property. */
type Values<S extends Shape> = [keyof S] extends [never]
  ? Record<never, never>
  : z.output<z.ZodMiniObject<S>>;

/** `[policy, action]`; `'anyone'` needs no token, `'signed-in'` any valid one. */
export type Guard = readonly [PolicyName, Action] | 'anyone' | 'signed-in';

/** One call of the API. Path parameters (`:id`) are whole numbers. A GET takes `query`, other methods `body`. */
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
  /** Fields that this caller must send and others may omit. */
  requires?: (actor: Actor) => readonly string[];
  answer: A;
  /** The body is form data although it has no file. */
  form?: boolean;
  /** Sent as a PUT also with a file; other calls become a POST with `_method=PUT` (API-02). */
  asPut?: boolean;
  /** The page itself repeats this call: it is no sign of a present user, and no user waits for it. */
  polled?: boolean;
  /** Answers 201 instead of 200. */
  creates?: boolean;
  /** The error for an id that is no number; without it such a path does not exist. */
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

/** A resource of plain records: its five calls follow from one contract. */
export interface Contract<I extends Shape = Shape, F extends Files = Files, R extends Shape = Shape> {
  /** Name of the resource: 'news'. */
  name: string;
  /** The path of its calls; the name by default. */
  path: string;
  policy: PolicyName;
  /** The fields of its form, without files. */
  input: I;
  files: F;
  /** The fields of an answer besides the input, the id, the places and the times. */
  record: R;
  /** Fields of an edit besides the input. */
  editable: readonly string[];
  /** Whether records have the four place ids. */
  placed: boolean;
  /** The place levels that a record must name. */
  requiredPlaces: readonly PlaceLevel[];
  /** Fields that must be unique, ignoring letter case. */
  unique: readonly string[];
  /** Whether records have personal data: then the access log records their exports. */
  personal: boolean;
  /** Records with the text 'demo' in this field are not listed (DEV-01, CAN-01). */
  demoField?: string;
  /** Text fields that a keyword searches. */
  search: readonly string[];
  sort: { field: string; order: 'ASC' | 'DESC' };
  /**
   * The constant values of its records, if it is a part of another contract's records: lists filter by them, writes
   * send them.
   */
  fixed: Readonly<Record<string, boolean | string | number>>;
  /** A create is form data although it has no file. */
  form: boolean;
  /** How an edit is sent: a multipart POST with `_method=PUT`, or a plain PUT with JSON. */
  update: 'POST' | 'PUT';
  /** The error of a delete whose id is no number (VID-03). */
  idRule?: ErrorCode;
}

/** The record of an id: `category` next to `category_id`. */
export const named = () => z.nullable(z.object({ id: z.int(), name: z.string(), ...localNames }));

export const placeInput = {
  parliament_id: optional(id()),
  assembly_id: optional(id()),
  mandal_id: optional(id()),
  area_id: optional(id()),
};
/** The place names that an answer has next to the place ids. */
export const placeNames = { parliament: named(), assembly: named(), mandal: named(), area: named() };
export type PlaceNames = Record<PlaceLevel, z.output<ReturnType<typeof named>>>;

const storedFields = {
  id: z.int(),
  version: z.int(),
  created_at: z.string(),
  /** The account of the last change; null for older records and deleted accounts. */
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

/** Declares a resource; most resources use the defaults. */
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

/** All fields of the contract's form, without files. */
export const inputShape = (contract: Contract): Shape =>
  contract.placed ? { ...contract.input, ...placeInput } : contract.input;
export const recordShape = (contract: Contract): Shape => ({
  ...storedFields,
  ...inputShape(contract),
  ...(contract.placed ? placeNames : {}),
  ...Object.fromEntries(references(contract).map(({ field }) => [nameField(field), named()])),
  ...contract.record,
});

/** Fields with the ids of other contracts' records. */
export const references = (contract: Contract): { field: string; to: string }[] =>
  Object.entries(contract.input).flatMap(([field, schema]) => {
    const to = columnKinds.get(schema)?.references;
    return to ? [{ field, to }] : [];
  });

/** The field with the record of a `category_id`: `category`. */
export const nameField = (field: string) => field.replace(/_id$/, '');

/** A stored file in a record; `path` is a signed link that expires. */
export const fileRecord = z.object({ id: z.int(), name: z.string(), path: z.string() });
export type FileRecord = z.output<typeof fileRecord>;
export const messageAnswer = z.object({ message: z.string() });

/** The shape of an edit: every field may be absent and then does not change. */
export const partial = (shape: Shape): Shape => z.partial(z.object(shape)).shape;
