import {
  createCandidate as createCandidateCall,
  listCandidates as listCandidatesCall,
} from '../../contract/candidate.ts';
import { listCandidates } from '../accounts/candidates.ts';
import { createCandidate } from '../accounts/createCandidate.ts';
import type { Serve } from '../http/serve.ts';

/** The Candidates List and its form (CAN-01); a candidate's own profile has routes of its own. */
export const candidateRoutes = (serve: Serve) => {
  serve(listCandidatesCall, listCandidates);
  serve(createCandidateCall, createCandidate);
};
