import fc from 'fast-check';
import { beforeAll, expect, inject, test } from 'vitest';
import { calls } from '#contract/index.ts';
import type { Call } from '#contract/kernel/define.ts';
import { registerHandlers } from '#server/app/jobHandlers.ts';
import { attemptsOn } from '../access/attempts.ts';
import { type Account, type Office, openOffice } from '../access/office.ts';
import type { Values } from '../access/recipe.ts';
import { nameOf, rolesOf } from '../access/rights.ts';
import { ALWAYS, hostile } from './hostile.ts';

const HOURS = 3_600_000;
/** `FUZZ_VALUES=200 FUZZ_SEED=7` tries more and other values. */
const { FUZZ_VALUES, FUZZ_SEED = '1' } = process.env;
/**
 * A run on the embedded database tries a third of the values on each field, different ones on neighbouring fields; a
 * run on PostgreSQL the rest.
 */
const isOnServers = Boolean(inject('servers'));

/** The values for a field. */
function valuesFor(index: number, call: Call): unknown[] {
  const seed = Number(FUZZ_SEED) + index + call.path.length;
  const drawn = fc.sample(hostile, { seed, numRuns: Number(FUZZ_VALUES ?? 1) });
  const isHere = (at: number) => FUZZ_VALUES !== undefined || (at % 3 === seed % 3) !== isOnServers;
  const always = ALWAYS.filter((_, at) => isHere(at));
  return [...always, ...drawn];
}

interface Operation {
  parameters: { name: string; in: 'path' | 'query' }[];
  requestBody?: { content: Record<string, { schema: { properties: Record<string, { format?: string }> } }> };
}

let office: Office;
let attempts: ReturnType<typeof attemptsOn>;
let operations: Map<string, Operation>;
beforeAll(async () => {
  office = await openOffice();
  attempts = attemptsOn(office);
  const { body } = await office.send('GET', 'openapi.json');
  const paths = Object.entries(body.paths as Record<string, Record<string, Operation>>);
  const described = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => [`${method} ${path}`, operation] as const),
  );
  operations = new Map(described);
});

/** The documented fields and an unknown one, with the file fields. */
function fieldsOf(call: Call) {
  const operation = operations.get(`${call.method.toLowerCase()} /${call.path.replace(/:(\w+)/g, '{$1}')}`);
  if (!operation) throw new Error(`${nameOf(call)} is not in the document`);
  const query = operation.parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const [body] = Object.values(operation.requestBody?.content ?? {});
  const parts = Object.entries(body?.schema.properties ?? {});
  const files = parts.filter(([, { format }]) => format === 'binary').map(([name]) => name);
  const unnamed = call.method === 'GET' ? 'filter' : '_method';
  return { fields: [...query, ...parts.map(([name]) => name), unnamed], files };
}

const accountFor = (call: Call): Account => {
  const roles = rolesOf(call);
  const account = office.accounts.find(({ role }) => roles === 'anyone' || roles?.includes(role));
  if (!account) throw new Error(`nobody may ${nameOf(call)}`);
  return account;
};

let sent = 0;
/** Each from a different address, so that not all answers are "too many tries". */
async function send({ method, path }: Call, id: number, values: Values, asForm: boolean, token: string) {
  sent += 1;
  const address = path.replace(':id', String(id));
  const ip = `192.0.${Math.floor(sent / 250) % 250}.${sent % 250}`;
  if (method === 'GET') {
    const texts = Object.entries(values).map(([name, value]) => [name, textOf(value)]);
    return office.send('GET', `${address}?${new URLSearchParams(texts)}`, { token, ip });
  }
  const headers = { 'Idempotency-Key': `fuzz ${sent}` };
  if (!asForm) return office.send(method, address, { token, ip, headers, json: values });
  const parts = Object.entries(values).map(([name, value]) => [name, partOf(value)]);
  return office.send(method, address, { token, ip, headers, form: Object.fromEntries(parts) });
}
const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
const partOf = (value: unknown) => (value instanceof File || Array.isArray(value) ? value : textOf(value));
const told = (value: unknown) => `${JSON.stringify(value)}`.slice(0, 80);

/** Calls that were answered with a server error, with their values. */
async function faultsOf(call: Call): Promise<string[]> {
  const faults: string[] = [];
  const account = accountFor(call);
  const { endsSession } = attempts.recipeOf(call);
  const { fields, files } = fieldsOf(call);
  let right: { id: number; values: Values } | undefined;
  for (const [index, field] of fields.entries()) {
    for (const [turn, value] of valuesFor(index, call).entries()) {
      const [id = 0] = right ? [right.id] : (await attempts.idsFor(call, account)).own;
      right ??= { id, values: await attempts.valuesOf(call, account, id) };
      const given = right.values[field];
      const wrong = files.includes(field) && given instanceof File ? new File([given], textOf(value)) : value;
      const kept = fields.includes('export') && turn % 2 === 0 ? { export: 'yes' } : {};
      const values = { ...right.values, ...kept, [field]: wrong };
      const asForm = turn % 3 === 1 || Object.values(values).some((each) => each instanceof File);
      const token = endsSession ? await office.signIn(account.id) : account.token;
      const { status, body } = await send(call, id, values, asForm, token);
      const said = `${field} = ${told(value)} (seed ${FUZZ_SEED}): ${status}`;
      if (status >= 500) faults.push(`${said} ${office.logged.at(-2)?.slice(0, 500)}`);
      else if (status >= 400 && !body.message) faults.push(`${said} without a word`);
      // A successful call may have changed or removed its record.
      if (status < 400 && call.method !== 'GET') right = undefined;
    }
  }
  return faults;
}

test.each(calls.map((call) => ({ name: nameOf(call), call })))(
  '[API-04] $name: no value of any field is an error of the server',
  async ({ call }) => {
    expect(await faultsOf(call)).toEqual([]);
  },
  24 * HOURS,
);

test('[API-04] and what was taken is worked off without one', async () => {
  registerHandlers(office.services);
  await office.services.jobs.runDue();
  expect(office.logged.filter((line) => /"level":[45]0/.test(line))).toEqual([]);
  expect((await office.send('GET', 'health')).status).toBe(200);
});
