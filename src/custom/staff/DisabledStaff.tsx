import Box from '@mui/material/Box';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { listStaff } from '#contract/staff/people.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { STAFF } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { EnableButton } from './EnableButton.tsx';

/** The disabled accounts, if there are any, each with a button that enables it. */
export function DisabledStaff() {
  const translate = useTranslate();
  const { data, isError, isFetching, refetch } = useQuery(
    queryOf([STAFF, 'disabled'], listStaff, { query: { is_active: false } }),
  );
  if (isError && !data)
    return (
      <FailedNotice text="incharges.staff.disabledFailed" isRetrying={isFetching} onRetry={() => refetch()} />
    );
  if (!data?.data.length) return null;
  return (
    <Section title="incharges.staff.disabledOnes">
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {data.data.map((staff) => (
          <Box
            component="li"
            key={staff.id}
            sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5, alignItems: 'center' }}
          >
            <Box sx={{ flexGrow: 1, minWidth: 0, overflowWrap: 'anywhere' }}>
              {[staff.name, staff.phone].filter(Boolean).join(' · ')}
            </Box>
            <EnableButton staff={staff} label={translate('incharges.staff.enableOf', { name: staff.name })} />
          </Box>
        ))}
      </Box>
    </Section>
  );
}
