import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '#contract/index.ts';
import * as limits from '#contract/kernel/limits.ts';
import * as listConstants from '#contract/kernel/listConstants.ts';
import { listen } from '#server/kernel/http/listen.ts';
import { testApp } from '../../app.ts';

const api = await testApp();

test('[API-01, API-05] each call is served, and all but those for anyone want a token', async () => {
  const { id: admin } = await api.account({ role: 'admin' });
  for (const { method, path, may } of calls) {
    const address = path.replaceAll(/:\w+/g, '2147483647');
    if (may !== 'anyone') expect([path, (await api.send(method, address)).status]).toEqual([path, 401]);
    const { status, body } = await api.send(method, address, { token: await api.signIn(admin) });
    expect([path, status === 401 || status >= 500 ? body : 'served']).toEqual([path, 'served']);
    expect([path, body?.message]).not.toEqual([path, 'There is no such call.']);
  }
});

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

test('[API-01] GET health answers 503 with the reason as long as the database is not well, and 200 again after that', async () => {
  const listening = await listen(api.app.fetch, { host: '127.0.0.1', port: 0, proxies: 0 });
  onTestFinished(() => listening.stop(0));
  const ask = async () => {
    const response = await fetch(`${listening.url}/api/v1/health`);
    return { status: response.status, body: await response.json() };
  };
  expect(await ask()).toMatchObject({ status: 200, body: { status: 'ok' } });
  const health = vi.spyOn(api.services.database, 'health');
  health.mockResolvedValueOnce({ ok: false, reason: 'The disk is full.' });
  expect(await ask()).toMatchObject({ status: 503, body: { message: 'The disk is full.' } });
  health.mockResolvedValueOnce({ ok: false });
  expect(await ask()).toMatchObject({ status: 503, body: { message: 'The database does not answer.' } });
  expect((await ask()).status).toBe(200);
});

const MB = 1024 * 1024;

/** The numbers of the specification, written a second time, so that a change of one is deliberate. */
test('[CRE-12, CRE-13, CRE-17, LIST-04, LIST-08, IMG-01, PROF-03, PWD-03, PER-01, PER-04] the limits are those of the specification', () => {
  expect({ ...limits, ...listConstants }).toEqual({
    PAGE_SIZE: 10,
    PHONE_DIGITS: 10,
    MAX_PHONES: 4,
    MIN_PHONE_PART: 4,
    MIN_PASSWORD_LENGTH: 8,
    MAX_COMPLAINT_IMAGES: 4,
    MAX_ADDED_FILES: 10,
    MAX_COPIES: 20,
    MAX_SIMILAR: 5,
    MAX_NOT_SIMILAR: 20,
    MAX_ATTACHMENT_BYTES: 2 * MB,
    MAX_PROFILE_IMAGE_BYTES: 5 * MB,
    MAX_BODY_BYTES: 32 * MB,
    MAX_LIST_LENGTH: 1000,
    MAX_ASKED_IDS: 100,
    MAX_UNPAGED_ROWS: 1000,
    MIN_KEYWORD_LENGTH: 3,
    MAX_COUNTED_MATCHES: 1000,
    MAX_COUNTED_IN_PLACE: 10_000,
    SOURCES: ['web', 'app'],
    COMPLAINT_TYPES: ['complaint', 'suggestion'],
    ORIGINS: ['Division Incharges', 'Citizen', 'Senior Party Leader'],
    DESIGNATIONS: ['mandaladmin', 'areaadmin', 'volunteer'],
    CANDIDATE_DESIGNATIONS: ['MP', 'MLA', 'STATE MINISTOR', 'CENTRAL MINISTOR'],
    NOBODY: 'none',
    ME: 'me',
    TIME_ZONE: 'Asia/Kolkata',
  });
});
