import * as calls from '../../contract/person.ts';
import type { Serve } from '../http/serve.ts';
import { cardOf } from './card.ts';
import { casesOf } from './cases.ts';
import { findPersons } from './find.ts';
import { listPersons } from './list.ts';
import { openPerson } from './record.ts';
import { addVisit, createPerson, updatePerson } from './write.ts';

/** Citizens: looked for while somebody types, read, kept, and their cases. */
export const personRoutes = (serve: Serve) => {
  serve(calls.findPersons, findPersons, { transaction: false });
  serve(calls.listPersons, listPersons);
  serve(calls.createPerson, createPerson);
  serve(calls.getPerson, async (context) => cardOf(context, await openPerson(context, context.params.id)));
  serve(calls.updatePerson, updatePerson);
  serve(calls.listPersonComplaints, casesOf);
  serve(calls.addVisit, addVisit);
};
