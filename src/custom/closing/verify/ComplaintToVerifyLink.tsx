import MuiLink from '@mui/material/Link';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { ToVerify } from '#contract/closing/closingCalls.ts';
import { pathOf } from '#src/custom/complaints/list/rowParts.tsx';

/** A link to a grievance, for users who may open it. */
export function ComplaintToVerifyLink({ of: { id, complaint_number: number, may_open } }: { of: ToVerify }) {
  const translate = useTranslate();
  if (!may_open) return null;
  return (
    <MuiLink component={Link} to={pathOf(id)}>
      {translate('closing.verify.open', { number })}
    </MuiLink>
  );
}
