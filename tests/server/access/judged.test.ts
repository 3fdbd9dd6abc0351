import { expect, test } from 'vitest';
import { calls } from '#contract/index.ts';
import { attemptsOn } from './attempts.ts';
import { openOffice } from './office.ts';
import { nameOf, rolesOf } from './rights.ts';

/** `matrix.test.ts` covers everything that exists. */
const office = await openOffice();
const attempts = attemptsOn(office);

test('[API-05] every call is in the table of permissions and has a recipe', () => {
  expect(calls.filter((call) => rolesOf(call) === undefined || !attempts.knows(call)).map(nameOf)).toEqual(
    [],
  );
});

test('[API-01, API-05] the served OpenAPI document has the same calls, and wants a token for the same', async () => {
  const { body } = await office.send('GET', 'openapi.json');
  const paths = body.paths as Record<string, Record<string, { security?: object[] }>>;
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { security }]) => {
      const name = `${method.toUpperCase()} ${path.slice(1).replaceAll(/\{(\w+)\}/g, ':$1')}`;
      return [name, security !== undefined];
    }),
  );
  const judged = calls.map((call) => [nameOf(call), rolesOf(call) !== 'anyone']);
  expect(described.sort()).toEqual(judged.sort());
});
