import * as calls from '../../contract/privacy.ts';
import type { Serve, Services } from '../http/serve.ts';
import { erasePerson } from './erasePerson.ts';
import { exportPerson } from './exportPerson.ts';
import { findPeople } from './findPeople.ts';
import { readPerson } from './readPerson.ts';

/** What is held about a person: found, exported, erased. For admin alone. */
export const privacyRoutes = (serve: Serve, services: Services) => {
  serve(calls.findPeople, findPeople);
  serve(calls.showPerson, readPerson);
  // Packing files takes its time, and nobody's transaction shall wait for it.
  serve(calls.exportPerson, (context) => exportPerson(services, context), { transaction: false });
  serve(calls.erasePerson, erasePerson);
};
