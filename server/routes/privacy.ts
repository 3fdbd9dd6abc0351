import * as calls from '../../contract/privacy.ts';
import type { Serve, Services } from '../http/serve.ts';
import { erasePerson } from '../privacy/erasePerson.ts';
import { exportPerson } from '../privacy/exportPerson.ts';
import { findPeople } from '../privacy/findPeople.ts';
import { listAccess, listAccessPeople } from '../privacy/listAccess.ts';
import { readPerson } from '../privacy/readPerson.ts';

/** Who has seen which record, and what is held about a person: found, exported, erased. For admin alone. */
export const privacyRoutes = (serve: Serve, services: Services) => {
  serve(calls.listAccess, listAccess);
  serve(calls.listAccessPeople, listAccessPeople);
  serve(calls.findPeople, findPeople);
  serve(calls.showPerson, readPerson);
  // Packing files takes its time, and nobody's transaction shall wait for it.
  serve(calls.exportPerson, (context) => exportPerson(services, context), { transaction: false });
  serve(calls.erasePerson, erasePerson);
};
