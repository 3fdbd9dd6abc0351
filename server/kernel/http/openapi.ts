import * as z from 'zod/mini';
import type { Call, Files, Shape } from '#contract/kernel/define.ts';
import { type Asset, assetOf } from '../web/assets.ts';

const schemaOf = (schema: z.ZodMiniType) => {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' });
  return json;
};

const coded = { code: z.string(), values: z.optional(z.record(z.string(), z.unknown())) };
/** `ErrorBody`, with the code of the English message and those of the errors by field. */
const refusal = z.looseObject({
  message: z.string(),
  code: z.optional(z.string()),
  values: coded.values,
  errors: z.optional(z.union([z.record(z.string(), z.array(z.string())), z.array(z.looseObject({}))])),
  error_codes: z.optional(z.record(z.string(), z.array(z.object(coded)))),
  records: z.optional(z.array(z.looseObject({}))),
  current: z.optional(z.unknown()),
  request_id: z.optional(z.string()),
});

/** The OpenAPI description as a file in memory, built at the first request (API-01). */
export function openApiAsset(calls: readonly Call[], about: { base: string; version: string }): () => Asset {
  let asset: Asset | undefined;
  return () => {
    asset ??= assetOf('/openapi.json', new TextEncoder().encode(JSON.stringify(openApi(calls, about))));
    return asset;
  };
}

/** OpenAPI 3.1 from the schemas that the server validates with; `base` is the common path of all calls. */
function openApi(calls: readonly Call[], { base, version }: { base: string; version: string }) {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const call of calls) {
    const path = `/${call.path.replaceAll(/:(\w+)/g, '{$1}')}`;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operation(call) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Party API', version },
    servers: [{ url: base }],
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
      schemas: { Refusal: schemaOf(refusal) },
    },
    paths,
  };
}

function operation(call: Call) {
  const fields = { ...call.body };
  const hasBody = Object.keys(fields).length > 0 || Object.keys(call.files ?? {}).length > 0;
  return {
    ...(call.may === 'anyone' ? {} : { security: [{ bearer: [] }] }),
    parameters: [...pathParameters(call.path), ...queryParameters(call.query ?? {})],
    ...(hasBody ? { requestBody: requestBody(fields, call.files ?? {}) } : {}),
    responses: {
      [call.creates ? '201' : '200']: {
        description: 'Done',
        content: { 'application/json': { schema: schemaOf(call.answer) } },
      },
      default: {
        description: 'Refused',
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      },
    },
  };
}

const pathParameters = (path: string) =>
  [...path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer' },
  }));

const queryParameters = (query: Shape) =>
  Object.entries(query).map(([name, schema]) => ({
    name,
    in: 'query',
    required: !schema.safeParse(undefined).success,
    schema: schemaOf(schema),
  }));

function requestBody(fields: Shape, files: Files) {
  const json = schemaOf(z.object(fields)) as { properties?: Record<string, unknown>; required?: string[] };
  const required = json.required?.filter((name) => !fields[name]?.safeParse(undefined).success);
  const binary = Object.fromEntries(
    Object.keys(files).map((name) => [name, { type: 'string', format: 'binary' }]),
  );
  const schema = { ...json, required, properties: { ...json.properties, ...binary } };
  const types =
    Object.keys(files).length > 0
      ? ['multipart/form-data']
      : ['application/json', 'multipart/form-data', 'application/x-www-form-urlencoded'];
  return { content: Object.fromEntries(types.map((type) => [type, { schema }])) };
}
