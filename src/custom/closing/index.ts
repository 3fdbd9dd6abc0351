import VerifyIcon from '@mui/icons-material/FactCheckOutlined';
import { OUTCOMES, VERIFICATIONS } from '#contract/closing/closing.ts';
import type { Capability } from '#src/components/slots/capability.ts';
import { offered } from '#src/components/slots/offered.ts';
import { REFERENCE_IN_ADDRESS } from '#src/custom/complaints/newReference.ts';
import { closingState } from './closingState.ts';

export const closing: Capability = {
  name: 'closing',
  menu: [{ group: 'work', path: '/grievance/verify', icon: VerifyIcon }],
  myDay: [{ id: 'to_verify', words: 'myDay.numbers.to_verify' }],
  settings: [
    {
      id: 'closing',
      words: 'closing.section',
      form: () => import('./settings/ClosingForm.tsx'),
      value: () => import('./settings/ClosingValue.tsx'),
    },
  ],
  causeClosing: [{ id: 'outcome', load: () => import('./causeClosing.tsx') }],
  title: 'complaint.fields.closing',
  complaint: {
    state: [{ id: 'closing', of: closingState }],
    filters: [
      {
        field: 'outcome',
        kind: 'several',
        label: 'common.outcome',
        values: OUTCOMES,
        words: 'closing.outcomes',
      },
      {
        field: 'verification',
        kind: 'several',
        label: 'views.filter.verification',
        values: VERIFICATIONS,
        words: 'closed.chip',
      },
    ],
    head: [{ id: 'closing', load: () => import('./complaint/State.tsx') }],
    banners: [{ id: 'proposal', load: () => import('./complaint/ProposalNote.tsx') }],
    whoFacts: [{ id: 'closing', load: () => import('./complaint/ClosingFact.tsx') }],
    actions: [
      {
        id: 'verify',
        group: 'citizen',
        words: 'closing.verify.action',
        isOffered: offered('verify'),
        load: () => import('./verify/VerifyDialog.tsx'),
      },
    ],
    resolving: [{ id: 'outcome', load: () => import('./complaint/outcomePart.tsx') }],
    reopening: [{ id: 'reason', load: () => import('./complaint/reasonPart.tsx') }],
    insteadOfReopen: [{ id: 'newOne', load: () => import('./complaint/NewOne.tsx') }],
    changes: [
      {
        id: 'closing',
        fields: ['outcome', 'withoutEvidence', 'verifyResult', 'channel', 'verification', 'reopenReason'],
        load: () => import('./complaint/ClosingChange.tsx'),
      },
    ],
    recording: [
      { id: 'reference', parameter: REFERENCE_IN_ADDRESS, load: () => import('./recording/part.ts') },
    ],
  },
};
