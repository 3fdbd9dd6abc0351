import * as calls from '#contract/desk/privacy.ts';
import type { Serve, Services } from '#server/kernel/http/serve.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { findPeople } from './findPeople.ts';
import { readPerson } from './readPerson.ts';

/** What is held about a person: found, exported, erased. For admin alone. */
export const privacyRoutes = (serve: Serve, services: Services) => {
  // Looking and packing files take their time, and an erasure has transactions of its own: nobody's shall wait for them.
  const options = { transaction: false };
  serve(calls.findPeople, findPeople, options);
  serve(calls.showPerson, readPerson, options);
  serve(calls.exportPerson, (context) => exportPerson(services, context), options);
  serve(calls.erasePerson, (context) => erasePerson(services, context), options);
};
