import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { LOW_RATING } from '#contract/closing/closing.ts';
import type { RecordClosing } from '#contract/closing/closingCalls.ts';
import type { ComplaintRecord } from '#contract/complaints/complaint.ts';
import { offer } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { Fact } from '#src/components/page/Facts.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { ProposalNote } from './ProposalNote.tsx';

const VerifyDialog = lazy(retryImport(() => import('#src/custom/closing/verify/VerifyDialog.tsx')));

/** What came of a grievance, by whose word, and what the citizen says of it (REF-16 to REF-21). Nothing while it is just open. */
export function ClosingFact({ complaint }: { complaint: ComplaintRecord }) {
  const { closing, merged_into } = complaint;
  if (!closing || merged_into || !(closing.verification || closing.to_approve)) return null;
  return <ClosingSummary complaint={complaint} closing={closing} />;
}

function ClosingSummary({ complaint, closing }: { complaint: ComplaintRecord; closing: RecordClosing }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const actor = storedActor();
  const [asks, setAsks] = useState(false);
  const { outcome, proposal, rating, reason, verification, verified_on, without_evidence } = closing;
  const said = verification && translate(`closed.chip.${verification}`);
  const onDay =
    said && verified_on && translate('closing.verifiedOn', { verification: said, day: day(verified_on) });
  const isLow = rating !== null && rating <= LOW_RATING;
  return (
    <Fact name="closing" isWide={proposal !== null}>
      <Line>{outcome && translate(`closing.outcomes.${outcome}`)}</Line>
      <Line isQuiet>{reason}</Line>
      <Line isQuiet>{without_evidence && translate('closing.without.told')}</Line>
      <Line>{onDay || said}</Line>
      <Line>{rating !== null && translate('closing.rated', { rating })}</Line>
      <Line isQuiet>{isLow && closing.may_reopen && translate('closing.ratedLow')}</Line>
      {proposal && <ProposalNote complaint={complaint} proposal={proposal} />}
      {actor && offer('verify', actor, complaint) === 'enabled' && (
        <Button size="small" variant="outlined" aria-haspopup="dialog" onClick={() => setAsks(true)}>
          {translate('closing.verify.action')}
        </Button>
      )}
      <Suspense>{asks && <VerifyDialog complaint={complaint} onClose={() => setAsks(false)} />}</Suspense>
    </Fact>
  );
}

const Line = ({ children, isQuiet }: { children: ReactNode; isQuiet?: boolean }) =>
  children ? (
    <Box
      component="span"
      sx={{ display: 'block', whiteSpace: 'pre-wrap', color: isQuiet ? 'text.secondary' : undefined }}
    >
      {children}
    </Box>
  ) : null;
