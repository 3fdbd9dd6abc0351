import * as calls from '#contract/desk/privacy.ts';
import type { Serve, Services } from '#server/kernel/http/serve.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { findPeople } from './findPeople.ts';
import { readPerson } from './readPerson.ts';

/** The data about a person: find, export, erase. For admin only. */
export const privacyRoutes = (serve: Serve, services: Services) => {
  // Searching and packing files are slow, and an erasure has its own transactions: no transaction should wait for them.
  const options = { transaction: false };
  serve(calls.findPeople, findPeople, options);
  serve(calls.showPerson, readPerson, options);
  serve(calls.exportPerson, (context) => exportPerson(services, context), options);
  serve(calls.erasePerson, (context) => erasePerson(services, context), options);
};
