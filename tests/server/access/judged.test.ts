import { expect, test } from 'vitest';
import { isOwnComplaint } from '#contract/access/scope.ts';
import { calls } from '#contract/index.ts';
import { actorOf } from '#server/accounts/session.ts';
import { complaints } from '#server/complaints/schema/complaints.ts';
import { ownComplaints } from '#server/kernel/db/scope.ts';
import { openDesk } from '../complaints/desk.ts';
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

test('[SCOPE-08, LIST-12, SLA-16] isOwnComplaint agrees with the database, for each account', async () => {
  const desk = await openDesk();
  const { V1, V4 } = desk.places;
  for (const by of [desk.mla, desk.staff, desk.colleague]) await desk.record(by, V1);
  for (const by of [desk.otherMla, desk.staffElsewhere]) await desk.record(by, V4);
  await desk.record(desk.mla, { ...V1, staff_id: desk.colleague.id });
  const all = await desk.db.select().from(complaints);

  const people = [
    desk.admin,
    desk.mp,
    desk.mla,
    desk.otherMla,
    desk.staff,
    desk.deskHead,
    desk.staffElsewhere,
  ];
  const seen = new Set<number>();
  for (const { token } of people) {
    const actor = await actorOf(desk.db, token, new Date());
    if (!actor) throw new Error('somebody is signed in');
    for (const deputy_for of [[], [desk.colleague.id]]) {
      const who = { ...actor, deputy_for };
      const own = await desk.db.select({ id: complaints.id }).from(complaints).where(ownComplaints(who));
      const told = all.filter((complaint) => isOwnComplaint(who, complaint)).map(({ id }) => id);
      expect(told.sort()).toEqual(own.map(({ id }) => id).sort());
      seen.add(told.length);
    }
  }
  expect(seen.size).toBeGreaterThan(3);
});
