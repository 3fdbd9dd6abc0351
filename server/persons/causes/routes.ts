import * as calls from '#contract/persons/cause.ts';
import { answerCause as answerCall } from '#contract/persons/causeAnswer.ts';
import * as suggestions from '#contract/persons/causeSuggestion.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { answerCause } from './answer.ts';
import { listCauses } from './list.ts';
import { listMembers } from './listMembers.ts';
import { addMembers, removeMember } from './members.ts';
import { findCause, recordOf } from './record.ts';
import { declineCause, suggestCauses } from './suggest.ts';
import { createCause, updateCause } from './write.ts';

/** Causes: problems of many people, answered at once (PER-18 to PER-22). */
export const causeRoutes = (serve: Serve) => {
  serve(suggestions.listCauseSuggestions, suggestCauses);
  serve(suggestions.declineCause, declineCause);
  serve(calls.listCauses, listCauses);
  serve(calls.getCause, async (context) => recordOf(context.db, await findCause(context, context.params.id)));
  serve(calls.createCause, createCause);
  serve(calls.updateCause, updateCause);
  serve(calls.listCauseMembers, listMembers);
  serve(calls.addCauseMembers, addMembers);
  serve(calls.removeCauseMember, removeMember);
  serve(answerCall, answerCause);
};
