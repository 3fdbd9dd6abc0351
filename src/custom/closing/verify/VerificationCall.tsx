import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import type { ClosingCall, ToVerify } from '#contract/closing/closingCalls.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Media } from '#src/custom/complaints/detail/media/Media.tsx';
import { ComplaintToVerifyLink } from './ComplaintToVerifyLink.tsx';
import type { Verified, Word } from './useVerifyForm.ts';
import { VerifyForm } from './VerifyForm.tsx';

interface VerificationCallProps {
  of: ToVerify;
  headingRef: Ref<HTMLHeadingElement>;
  onDone: (verified: Verified, word: Word) => void;
}

/** The citizen to call, the closing, and the form for the answer (REF-17). */
export function VerificationCall({ of, headingRef, onDone }: VerificationCallProps) {
  const translate = useTranslate();
  const nameIn = useNameIn();
  const { day } = useFormats();
  const { area, calls, category, closed_at, closed_by, complaint_number, id, media, message } = of;
  const closed = { day: day(closed_at), name: closed_by?.name };
  return (
    <Paper variant="outlined" component="article" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography ref={headingRef} tabIndex={-1} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {of.name}
        </Typography>
        <PhoneLink phone={of.phone} variant="body1" />
        <Typography color="textSecondary">
          {[complaint_number, nameIn(category), nameIn(area)].filter(Boolean).join(' · ')}
        </Typography>
        <ComplaintToVerifyLink of={of} />
      </Box>
      <Box>
        <Typography variant="h3">{translate('closing.verify.told')}</Typography>
        <Typography variant="body2" color="textSecondary">
          {translate(closed_by ? 'closing.verify.closed' : 'closing.verify.closedOn', closed)}
        </Typography>
        {of.outcome && <Typography>{translate(`closing.outcomes.${of.outcome}`)}</Typography>}
        {of.reason && <Words>{of.reason}</Words>}
        {message && <Words>{message}</Words>}
        <Media media={media} />
      </Box>
      {calls.length > 0 && <Calls calls={calls} />}
      <VerifyForm id={id} submit="closing.verify.saveNext" onDone={onDone} />
    </Paper>
  );
}

const Words = ({ children }: { children: string }) => (
  <Typography dir="auto" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
    {children}
  </Typography>
);

/** Earlier calls and their results. */
function Calls({ calls }: { calls: readonly ClosingCall[] }) {
  const translate = useTranslate();
  const { day } = useFormats();
  return (
    <Box>
      <Typography variant="h3">{translate('closing.verify.calls')}</Typography>
      {calls.map(({ called_on, id, note, result }) => {
        const values = { day: day(called_on), result: translate(`closing.results.${result}`) };
        return (
          <Typography key={id} variant="body2">
            {[translate('closing.verify.call', values), note].filter(Boolean).join(' · ')}
          </Typography>
        );
      })}
    </Box>
  );
}
