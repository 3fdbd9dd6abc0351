import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { displayedStatus, STATUS_GROUPS } from '#contract/complaints/complaintStatus.ts';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import { listPersonComplaints, type PersonComplaint } from '#contract/persons/person.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { PERSONS } from '#src/components/data/resourceNames.ts';
import { NotLoaded } from '#src/components/feedback/NotLoaded.tsx';
import { GroupChip } from '#src/components/format/GroupChip.tsx';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { Pager } from '#src/components/list/Pager.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { ComplaintLink } from '#src/custom/complaints/ComplaintLink.tsx';
import { CauseChip } from './causes/CauseChip.tsx';

/**
 * The grievances of a person with their causes, ten a page. Those of another desk show few facts and do not open
 * (PER-07, PER-08).
 */
export function PersonComplaints({ personId }: { personId: number }) {
  return (
    <Section title="common.grievances">
      <Complaints personId={personId} />
    </Section>
  );
}

function Complaints({ personId }: { personId: number }) {
  const translate = useTranslate();
  const [address] = useSearchParams();
  const page = Math.max(1, Math.trunc(Number(address.get('page'))) || 1);
  const { data, ...query } = useQuery({
    ...queryOf([PERSONS, 'complaints', personId, page], listPersonComplaints, {
      params: { id: personId },
      query: { page, per_page: PAGE_SIZE },
    }),
    placeholderData: keepPreviousData,
  });
  if (!data) return <NotLoaded query={query} failed="common.grievancesFailed" height={160} />;
  if (data.total === 0)
    return <Typography color="textSecondary">{translate('person.page.noComplaints')}</Typography>;
  const pages = Math.ceil(data.total / PAGE_SIZE);
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((row) => (
          <ComplaintItem key={row.complaint_number} row={row} />
        ))}
      </Box>
      {pages > 1 && (
        <Box sx={{ mt: 1.5 }}>
          <Pager
            label={translate('person.page.pager')}
            page={page}
            count={pages}
            linkTo={(other) => ({ to: { search: `?page=${other}` }, preventScrollReset: true })}
          />
        </Box>
      )}
    </>
  );
}

function ComplaintItem({ row }: { row: PersonComplaint }) {
  const translate = useTranslate();
  const { day } = useFormats();
  const nameIn = useNameIn();
  const { id, complaint_number, category, status_group, date, handler, cause } = row;
  const shown = displayedStatus(STATUS_GROUPS[status_group][0]);
  return (
    <Box component="li" sx={ROW}>
      <Box sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography variant="body2" sx={{ fontWeight: 600 }}>
          <ComplaintLink id={id} number={complaint_number} />
        </Typography>
        <Typography variant="body2" color="textSecondary">
          {[day(date), category && nameIn(category), handler ?? translate('complaint.unassigned')]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
        <CauseChip cause={cause} isWhole />
      </Box>
      <GroupChip group={status_group} label={translate(`complaint.status.${shown}`)} />
    </Box>
  );
}

const ROW = {
  display: 'flex',
  gap: 1.5,
  alignItems: 'center',
  justifyContent: 'space-between',
  py: 1,
  '& + &': { borderTop: 1, borderColor: 'divider' },
};
