import { useQuery } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { type LeaveAccount, listLeaveAccounts } from '#contract/teamwork/leave.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { type Options, useOptions } from '#src/components/form/useOptions.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { call } from '#src/dataProvider/call.ts';

/** The accounts whose leave the caller may enter. */
export const useLeavePeople = (officeId: number | null): Options =>
  useOptions(['leave', officeId], async (signal) => {
    const { data } = await call(listLeaveAccounts, { query: { office_id: officeId }, signal });
    return data.map(({ id, name }) => ({ value: id, name }));
  });

/** The possible deputies of a user, each with a note if its leave overlaps these days; invalid days are ''. */
export function useDeputies(of: number | null, { from, to }: { from: string; to: string }): Options {
  const translate = useTranslate();
  const { day } = useFormats();
  const { data, isFetching, isError, refetch } = useQuery({
    ...queryOf(['leave', 'deputies', of], listLeaveAccounts, { query: { deputy_of: of } }),
    enabled: of !== null,
  });
  const note = ({ leaves }: LeaveAccount) => {
    const away = leaves.find(({ from_day, to_day }) => from_day <= (to || from) && to_day >= from);
    const days = away && { from: day(away.from_day), to: day(away.to_day) };
    return from && days ? translate('leave.awayThen', days) : undefined;
  };
  const all = (data?.data ?? []).map((account) => ({
    value: account.id,
    label: account.name,
    note: note(account),
  }));
  return { all, isFetching, isError, refetch };
}
