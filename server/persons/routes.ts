import * as households from '#contract/persons/household.ts';
import * as complaintMerges from '#contract/persons/merging.ts';
import * as calls from '#contract/persons/person.ts';
import * as merges from '#contract/persons/personMerge.ts';
import * as pairs from '#contract/persons/personPair.ts';
import { addToComplaint as additionCall, findSimilar as similarCall } from '#contract/persons/similar.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { cardOf } from './card.ts';
import { complaintsOf } from './complaintsOf.ts';
import { findPersons } from './find.ts';
import { showHousehold } from './household/read.ts';
import { leaveHousehold, putTogether } from './household/write.ts';
import { listPersons } from './list.ts';
import { mergePersons } from './merge/merge.ts';
import { undoMerge } from './merge/undo.ts';
import { listMerged } from './mergedComplaints/list.ts';
import { mergeComplaints } from './mergedComplaints/merge.ts';
import { undoMerge as undoComplaintMerge } from './mergedComplaints/undo.ts';
import { keepDistinct } from './pairs/distinct.ts';
import { listDuplicates } from './pairs/list.ts';
import { openPerson } from './record.ts';
import { addToComplaint } from './similar/addition.ts';
import { findSimilar } from './similar/find.ts';
import { addVisit, createPerson, updatePerson } from './write.ts';

/** Persons: search, read, write, and their complaints. */
export const personRoutes = (serve: Serve) => {
  serve(calls.findPersons, findPersons, { transaction: false });
  serve(calls.listPersons, listPersons);
  serve(calls.createPerson, createPerson);
  serve(calls.getPerson, async (context) => cardOf(context, await openPerson(context, context.params.id)));
  serve(calls.updatePerson, updatePerson);
  serve(calls.listPersonComplaints, complaintsOf);
  serve(calls.addVisit, addVisit);
};

/** Households and duplicates of persons. */
export const togetherRoutes = (serve: Serve) => {
  serve(households.getHousehold, showHousehold);
  serve(households.putTogether, putTogether);
  serve(households.leaveHousehold, leaveHousehold);
  serve(pairs.listDuplicates, listDuplicates);
  serve(pairs.keepDistinct, keepDistinct);
  serve(merges.mergePersons, mergePersons);
  serve(merges.undoMerge, undoMerge);
};

/** Complaints that are like another one. */
export const similarRoutes = (serve: Serve) => {
  serve(similarCall, findSimilar, { transaction: false });
  serve(additionCall, addToComplaint);
  serve(complaintMerges.mergeComplaints, mergeComplaints);
  serve(complaintMerges.undoComplaintMerge, undoComplaintMerge);
  serve(complaintMerges.listMergedComplaints, listMerged);
};
