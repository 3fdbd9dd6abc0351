import Button from '@mui/material/Button';
import { type FilterPayload, useRecordContext, useTranslate } from 'react-admin';
import { Link } from 'react-router';
import type { LeaderRow } from '#contract/leaders/leader.ts';
import { LeaderList } from './LeaderList.tsx';
import { leaderColumns } from './leaderFields.tsx';
import { useLinkBack } from './linkBack.ts';

const { name, phone, location, status } = leaderColumns;
const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

/** The applications table: name, place, status, and the link to the review (LDR-01). */
export const Applications = ({ list, filter }: { list: string; filter?: FilterPayload }) => (
  <LeaderList
    name={list}
    sort={NEWEST_FIRST}
    filter={filter}
    columns={[name, phone, location, status]}
    actions={<Review />}
  />
);

function Review() {
  const translate = useTranslate();
  const back = useLinkBack();
  const leader = useRecordContext<LeaderRow>();
  if (!leader) return null;
  return (
    <Button
      component={Link}
      to={`/leader/${leader.id}`}
      state={back}
      size="small"
      variant="outlined"
      aria-label={translate('leaders.row.reviewOf', { name: leader.name })}
    >
      {translate('leaders.row.review')}
    </Button>
  );
}
