import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslate } from 'react-admin';
import { contactCategory } from '#contract/content/categories.ts';
import { namesCall } from '#contract/kernel/crud.ts';
import { listWaiting } from '#contract/letters/referralFigures.ts';
import type { ReferralRow } from '#contract/letters/referralRecord.ts';
import { queryOf } from '#src/components/data/queryOf.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { OptionPicker } from '#src/components/form/OptionPicker.tsx';
import { useOptions } from '#src/components/form/useOptions.ts';
import { useDebounced } from '#src/components/list/useDebounced.ts';
import { call } from '#src/dataProvider/call.ts';

const STEP = 10;
const MOST = 100;
const PAUSE_MS = 300;

interface WaitingSearchProps {
  officeId: number | null;
  /** The officer whose referrals are listed until something is searched. */
  contactId?: number | null;
  /** Nothing is listed before an officer, a department or a word is given. */
  isOnDemand?: boolean;
  /** Referrals that are shown elsewhere. */
  without: readonly number[];
  children: (referral: ReferralRow) => ReactNode;
}

/**
 * The referrals without an answer, the most overdue first, by department and by a word of number, name or text
 * (REF-10).
 */
export function WaitingSearch(props: WaitingSearchProps) {
  const { officeId, contactId = null, isOnDemand = false, without, children } = props;
  const translate = useTranslate();
  const [typed, setTyped] = useState('');
  const [department, setDepartment] = useState<number | null>(null);
  const [shown, setShown] = useState(STEP);
  const term = useDebounced(typed.trim(), PAUSE_MS);
  const departments = useOptions(['contact/category'], async (signal) => {
    const { data } = await call(namesCall(contactCategory), { signal });
    return data.map(({ id, ...named }) => ({ value: id, ...named }));
  });
  const contact_id = term || department ? null : contactId;
  const isSearched = !isOnDemand || term !== '' || department !== null || contact_id !== null;
  const query = {
    office_id: officeId,
    term: term || null,
    category_id: department,
    contact_id,
    per_page: shown,
  };
  const { data, isError, isFetching, refetch } = useQuery({
    ...queryOf([REFERRALS, 'to match', query], listWaiting, { query }),
    placeholderData: keepPreviousData,
    enabled: isSearched,
  });
  const rows = ((isSearched && data?.data) || []).filter(({ id }) => !without.includes(id));
  return (
    <>
      <TextField
        size="small"
        type="search"
        label={translate('referrals.search')}
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <OptionPicker
        label={translate('common.department')}
        options={departments}
        value={department}
        onChange={(id) => setDepartment(id === null ? null : Number(id))}
      />
      {isError && <FailedNotice text="referrals.failed" isRetrying={isFetching} onRetry={() => refetch()} />}
      {isSearched && data && rows.length === 0 && (
        <Typography color="textSecondary" role="status">
          {translate('referrals.inward.noMatch')}
        </Typography>
      )}
      {rows.map(children)}
      {isSearched && data && data.total > shown && shown < MOST && (
        <Button size="small" onClick={() => setShown(Math.min(MOST, shown + STEP))}>
          {translate('referrals.inward.moreOffers')}
        </Button>
      )}
    </>
  );
}
