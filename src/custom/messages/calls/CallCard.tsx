import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MuiLink from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import type { Ref } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ToCall } from '#contract/messages/citizenCall.ts';
import { PhoneLink } from '#src/components/format/PhoneLink.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { TakeButtons } from '../inbox/TakeButtons.tsx';
import { CallForm } from './CallForm.tsx';
import { EarlierCalls } from './EarlierCalls.tsx';
import { OpenComplaint } from './OpenComplaint.tsx';
import { RequestAndAnswers } from './RequestAndAnswers.tsx';

interface CallCardProps {
  of: ToCall;
  headingRef: Ref<HTMLHeadingElement>;
  onDone: () => void;
}

/** The person to call and the reason, earlier results, and the form for the new result (MSG-23). */
export function CallCard({ of, headingRef, onDone }: CallCardProps) {
  const translate = useTranslate();
  const { day } = useFormats();
  const { person, phone, wrong, reason, due_on, calls, complaint } = of;
  return (
    <Paper variant="outlined" component="article" sx={{ p: 2.5, display: 'grid', gap: 1.5 }}>
      <Box>
        <Typography ref={headingRef} tabIndex={-1} variant="h2" sx={{ overflowWrap: 'anywhere' }}>
          {person ? (
            <MuiLink component={Link} to={`/grievance/person/${person.id}`} color="inherit">
              {person.name}
            </MuiLink>
          ) : (
            translate('calls.unknown')
          )}
        </Typography>
        <PhoneLink phone={phone} variant="h6" />
        {wrong && (
          <Typography color="error" variant="body2">
            {translate('calls.wrongNow')}
          </Typography>
        )}
        <Typography color="textSecondary">
          {translate('calls.since', { reason: translate(`calls.reasons.${reason}`), day: day(due_on) })}
        </Typography>
        {complaint && <ComplaintLine complaint={complaint} />}
      </Box>
      {complaint && <RequestAndAnswers key={complaint.id} complaintId={complaint.id} />}
      {!complaint && person && <OpenComplaint persons={[person]} />}
      {calls.length > 0 && (
        <Box>
          <Typography variant="h3">{translate('calls.earlier')}</Typography>
          <EarlierCalls calls={calls} />
        </Box>
      )}
      <Answer of={of} onDone={onDone} />
    </Paper>
  );
}

function ComplaintLine({
  complaint: { id, complaint_number, category },
}: {
  complaint: NonNullable<ToCall['complaint']>;
}) {
  const nameIn = useNameIn();
  return (
    <Typography>
      <MuiLink component={Link} to={`/grievance/${id}`} underline="always">
        {complaint_number}
      </MuiLink>
      {category && ` · ${nameIn(category)}`}
    </Typography>
  );
}

/** A verification is stored with its closing; a missed call without a complaint is stored with its inbox entry. */
function Answer({ of, onDone }: { of: ToCall; onDone: () => void }) {
  const translate = useTranslate();
  const { reason, complaint, inbox_id, person, phone } = of;
  if (reason === 'verification')
    return (
      <Button component={Link} to="/grievance/verify" variant="contained" sx={{ justifySelf: 'start' }}>
        {translate('calls.verify')}
      </Button>
    );
  if (complaint) return <CallForm about={{ complaint_id: complaint.id }} phone={phone} onDone={onDone} />;
  if (inbox_id === null) return null;
  return (
    <>
      <CallForm about={{ inbox_id }} phone={phone} onDone={onDone} />
      <Box>
        <Typography sx={{ mb: 1 }}>{translate('calls.missedAbout')}</Typography>
        <TakeButtons
          row={{ id: inbox_id, phone, persons: person ? [person] : [] }}
          onDone={onDone}
          isSecond
        />
      </Box>
    </>
  );
}
