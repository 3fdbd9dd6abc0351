import Alert from '@mui/material/Alert';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { countStaffComplaints, type StaffRecord } from '#contract/staff/staff.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { STAFF } from '#src/components/data/resourceNames.ts';

/** Shows beforehand how many open complaints a user releases by leaving the place (SLA-20). */
export function GivesUp({ staff: { id, name } }: { staff: Pick<StaffRecord, 'id' | 'name'> }) {
  const translate = useTranslate();
  const { data, isError } = useQuery({
    ...queryOf([STAFF, 'cases', id], countStaffComplaints, { params: { id } }),
    refetchOnMount: 'always',
  });
  const text = () => {
    if (isError) return translate('incharges.staff.notCounted');
    if (!data) return translate('incharges.staff.counting');
    if (data.open === 0) return translate('incharges.staff.givesNone', { name });
    return translate('incharges.staff.gives', { name, smart_count: data.open });
  };
  return (
    <Alert severity={data?.open === 0 ? 'info' : 'warning'} role="status">
      {text()}
    </Alert>
  );
}
