import { describe, expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import { testApp } from '../../app.ts';

const api = await testApp();
const { id: admin } = await api.account({ role: 'admin' });
const named = calls.map((call) => ({ name: `${call.method} ${call.path}`, call }));

test.each(named)('[API-01] $name is served', async ({ call }) => {
  const token = await api.signIn(admin);
  const path = call.path.replaceAll(/:\w+/g, '2147483647');
  const { status, body } = await api.send(call.method, path, { token });
  expect(status).not.toBe(401);
  expect(status).toBeLessThan(500);
  expect(body.message).not.toBe('There is no such call.');
});

test.each(named.filter(({ call }) => call.may !== 'anyone'))(
  '[API-05] $name wants a token',
  async ({ call }) => {
    const path = call.path.replaceAll(/:\w+/g, '1');
    expect((await api.send(call.method, path)).status).toBe(401);
  },
);

test('[API-01] health says what runs', async () => {
  const { status, body } = await api.send('GET', 'health');
  expect(status).toBe(200);
  const { kind } = api.services.database;
  const database = expect.stringMatching(new RegExp(`^${kind} \\d+`));
  expect(body).toEqual({ status: 'ok', database, version: '1.0.0' });
});

describe('openapi.json', async () => {
  interface Operation {
    parameters: { name: string; in: string; required: boolean; schema: object }[];
    security?: object[];
    requestBody?: { content: Record<string, { schema: { properties: object; required?: string[] } }> };
    responses: Record<string, { description: string }>;
  }
  interface Document {
    openapi: string;
    info: { title: string; version: string };
    servers: { url: string }[];
    components: {
      securitySchemes: object;
      schemas: { Refusal: { properties: object; additionalProperties?: boolean | object } };
    };
    paths: Record<string, Record<string, Operation>>;
  }
  const { body } = await api.send('GET', 'openapi.json');
  const document = body as unknown as Document;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
  );

  test('[API-01] has every call of the contract and nothing else', () => {
    const described = operations.map(({ path, method }) => `${method.toUpperCase()} ${path}`);
    const declared = calls.map(({ path, method }) => `${method} /${path.replaceAll(/:(\w+)/g, '{$1}')}`);
    expect(described.sort()).toEqual(declared.sort());
  });

  test('[API-01] is OpenAPI 3.1', () => {
    expect(document).toMatchObject({
      openapi: '3.1.0',
      info: { title: expect.any(String), version: '1.0.0' },
      servers: [{ url: '/api/v1' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
    });
    for (const { path, operation } of operations) {
      const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => `{${name}}`)).toEqual(path.match(/\{\w+\}/g) ?? []);
      expect(inPath.every(({ required }) => required)).toBe(true);
      expect(Object.values(operation.responses).every(({ description }) => description)).toBe(true);
    }
  });

  test('[API-04] says the fields of a refusal', () => {
    const { additionalProperties, properties } = document.components.schemas.Refusal;
    const coded = ['message', 'code', 'values', 'errors', 'error_codes'];
    expect(Object.keys(properties)).toEqual([...coded, 'records', 'current', 'request_id']);
    expect(additionalProperties).not.toBe(false);
    for (const { operation } of operations)
      expect(operation.responses.default).toMatchObject({
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
      });
  });

  test('[API-02, API-05] says who must sign in, what is required and how a body travels', () => {
    expect(document.paths['/login']?.post?.security).toBeUndefined();
    expect(document.paths['/me']?.get?.security).toEqual([{ bearer: [] }]);
    const create = document.paths['/complaint']?.post?.requestBody?.content;
    expect(Object.keys(create ?? {})).toContain('application/json');
    const schema = create?.['application/json']?.schema;
    expect(schema?.required).toEqual(expect.arrayContaining(['name', 'phone', 'details', 'area_id']));
    expect(schema?.required).not.toContain('email');
    const news = document.paths['/news']?.post?.requestBody?.content['multipart/form-data']?.schema;
    expect(news?.properties).toMatchObject({ file: { type: 'string', format: 'binary' } });
  });
});
