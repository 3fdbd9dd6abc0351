import * as households from '#contract/persons/household.ts';
import * as calls from '#contract/persons/person.ts';
import * as merges from '#contract/persons/personMerge.ts';
import * as pairs from '#contract/persons/personPair.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { cardOf } from './card.ts';
import { complaintsOf } from './complaintsOf.ts';
import { findPersons } from './find.ts';
import { showHousehold } from './household/read.ts';
import { leaveHousehold, putTogether } from './household/write.ts';
import { listPersons } from './list.ts';
import { mergePersons } from './merge/merge.ts';
import { undoMerge } from './merge/undo.ts';
import { keepDistinct } from './pairs/distinct.ts';
import { listDuplicates } from './pairs/list.ts';
import { openPerson } from './record.ts';
import { addVisit, createPerson, updatePerson } from './write.ts';

/** Citizens: looked for while somebody types, read, kept, and their cases. */
export const personRoutes = (serve: Serve) => {
  serve(calls.findPersons, findPersons, { transaction: false });
  serve(calls.listPersons, listPersons);
  serve(calls.createPerson, createPerson);
  serve(calls.getPerson, async (context) => cardOf(context, await openPerson(context, context.params.id)));
  serve(calls.updatePerson, updatePerson);
  serve(calls.listPersonComplaints, complaintsOf);
  serve(calls.addVisit, addVisit);
};

/** Which of them live together, and which are one. */
export const togetherRoutes = (serve: Serve) => {
  serve(households.getHousehold, showHousehold);
  serve(households.putTogether, putTogether);
  serve(households.leaveHousehold, leaveHousehold);
  serve(pairs.listDuplicates, listDuplicates);
  serve(pairs.keepDistinct, keepDistinct);
  serve(merges.mergePersons, mergePersons);
  serve(merges.undoMerge, undoMerge);
};
