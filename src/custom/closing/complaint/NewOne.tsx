import Button from '@mui/material/Button';
import Tooltip from '@mui/material/Tooltip';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import { refusalOf } from '#contract/complaints/complaintActions.ts';
import { storedActor } from '#src/authProvider/storedSession.ts';
import type { OfRecord } from '#src/components/slots/parts.ts';
import { newReferenceAddress } from '#src/custom/complaints/newReference.ts';

/** A link to record a new grievance about one that can no longer be reopened (REF-20). */
export default function NewOne({ complaint }: OfRecord) {
  const translate = useTranslate();
  const actor = storedActor();
  if (!actor || refusalOf('takeBack', actor, complaint)?.message !== 'reopenOver') return null;
  return (
    <Tooltip describeChild title={translate('closing.newOneHint')}>
      <Button component={Link} to={newReferenceAddress(complaint.id)} variant="contained">
        {translate('closing.newOne')}
      </Button>
    </Tooltip>
  );
}
