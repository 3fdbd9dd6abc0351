import { getProfile, updateProfile as updateProfileCall } from '#contract/accounts/account.ts';
import {
  createCandidate as createCandidateCall,
  listCandidates as listCandidatesCall,
} from '#contract/leaders/candidate.ts';
import type { Serve } from '#server/kernel/http/serve.ts';
import { createCandidate } from './create.ts';
import { listCandidates } from './list.ts';
import { findProfile, presentProfile } from './profile.ts';
import { updateProfile } from './updateProfile.ts';

/** The Candidates List and its form (CAN-01), and the profile of an mp or mla (PROF-02 to PROF-06). */
export const candidateRoutes = (serve: Serve) => {
  serve(listCandidatesCall, listCandidates);
  serve(createCandidateCall, createCandidate);

  serve(getProfile, async (context) =>
    presentProfile(context, await findProfile(context.db, context.actor, context.params.id)),
  );
  serve(updateProfileCall, updateProfile);
};
