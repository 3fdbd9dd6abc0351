import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useTranslate } from 'react-admin';
import { Link as RouterLink } from 'react-router';
import type { Household, OpenComplaint } from '#contract/persons/household.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Hint } from '#src/components/page/Hint.tsx';
import { ComplaintLink } from '#src/custom/complaints/ComplaintLink.tsx';

interface MemberProps {
  member: Household['members'][number] & { cases: readonly OpenComplaint[] };
  /** The person of the page, which already lists their grievances. */
  isThis: boolean;
  isPending: boolean;
  onRemove: () => void;
}

/** A member of a household, with their open grievances. */
export function Member({ member, isThis, isPending, onRemove }: MemberProps) {
  const translate = useTranslate();
  const { number } = useFormats();
  const { id, name, other_name, open, cases: openComplaints } = member;
  const more = open - openComplaints.length;
  return (
    <Box component="li" sx={MEMBER_ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2">
          {isThis ? (
            <>
              <strong>{name}</strong> ({translate('merging.household.this')})
            </>
          ) : (
            <Link component={RouterLink} to={`/grievance/person/${id}`} sx={{ fontWeight: 600 }}>
              {name}
            </Link>
          )}
          {other_name && ` · ${other_name}`}
        </Typography>
        {!isThis && (
          <>
            <Hint text="merging.household.open" values={{ smart_count: open }} />
            {openComplaints.length > 0 && (
              <Box component="ul" sx={{ m: 0, pl: 2 }}>
                {openComplaints.map((open) => (
                  <ComplaintItem key={open.complaint_number} open={open} />
                ))}
              </Box>
            )}
            {more > 0 && <Hint text="common.andMore" values={{ count: number(more) }} />}
          </>
        )}
      </Box>
      <Button
        size="small"
        color="inherit"
        aria-label={translate('merging.household.removeNamed', { name })}
        aria-disabled={isPending}
        onClick={() => isPending || onRemove()}
      >
        {translate('merging.household.remove')}
      </Button>
    </Box>
  );
}

function ComplaintItem({ open: { id, complaint_number, category, date, handler } }: { open: OpenComplaint }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const rest = [day(date), category && nameIn(category), handler ?? translate('complaint.unassigned')];
  return (
    <Typography component="li" variant="body2">
      <ComplaintLink id={id} number={complaint_number} />
      {` · ${rest.filter(Boolean).join(' · ')}`}
    </Typography>
  );
}

export const MEMBER_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'start',
  justifyContent: 'space-between',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
