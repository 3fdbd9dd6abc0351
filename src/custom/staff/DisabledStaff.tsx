import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { listStaff } from '#contract/staff/people.ts';
import { updateStaff } from '#contract/staff/staff.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { STAFF } from '#src/components/data/resourceNames.ts';
import { useAction } from '#src/components/data/useAction.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { Section } from '#src/components/page/Section.tsx';
import { call } from '#src/dataProvider/call.ts';
import { useRenewStaff } from './useRenewStaff.ts';

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

interface EnableButtonProps {
  staff: { id: number; version?: number };
  /** The accessible label with the account's name, already translated. */
  label: string;
}

/** Enables an account; its released complaints do not come back. */
function EnableButton({ staff: { id, version }, label }: EnableButtonProps) {
  const translate = useTranslate();
  const enable = useAction({
    run: () => call(updateStaff, { params: { id }, body: { is_active: true, version } }),
    done: 'incharges.staff.enabledDone',
    renew: useRenewStaff(),
    isOnPage: true,
  });
  return (
    <Button size="small" loading={enable.isPending} aria-label={label} onClick={() => enable.mutate()}>
      {translate('incharges.staff.enable')}
    </Button>
  );
}
