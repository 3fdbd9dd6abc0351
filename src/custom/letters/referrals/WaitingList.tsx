import { List, useRecordContext, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router';
import { PAGE_SIZE } from '../../../../contract/limits.ts';
import type { ReferralRow } from '../../../../contract/referralRecord.ts';
import { Column } from '../../../declare/parts/Column.tsx';
import { Pages } from '../../../declare/parts/Pages.tsx';
import { RecordList } from '../../../declare/parts/RecordList.tsx';
import { REFERRALS } from '../../../kit/data/resourceNames.ts';
import { LoadFailed } from '../../../kit/feedback/LoadFailed.tsx';
import { EMPTY } from '../../../kit/format/empty.ts';
import { useFormats } from '../../../kit/format/useFormats.ts';
import { useNameIn } from '../../../kit/format/useNameIn.ts';
import { ReferralButtons } from '../../../kit/referrals/ReferralButtons.tsx';
import { ReferralChips } from '../../../kit/referrals/ReferralFacts.tsx';
import { RemindAll } from './RemindAll.tsx';
import { About } from './Stages.tsx';
import { waitingFilters } from './waitingFilters.tsx';

const OLDEST_FIRST = { field: 'due_on', order: 'ASC' } as const;

/** All that departments owe, by department, officer and age; several are reminded at once (REF-15). */
export function WaitingList({ officeId }: { officeId: number | null }) {
  const navigate = useNavigate();
  const translate = useTranslate();
  return (
    <List
      resource={`${REFERRALS}/waiting`}
      title={false}
      exporter={false}
      actions={false}
      disableSyncWithLocation
      storeKey={false}
      filter={officeId === null ? {} : { office_id: officeId }}
      filters={waitingFilters}
      pagination={<Pages />}
      perPage={PAGE_SIZE}
      sort={OLDEST_FIRST}
      empty={false}
      error={<LoadFailed />}
      aria-label={translate('referrals.all')}
    >
      <RecordList
        title="number"
        actions={<Buttons />}
        bulk={<RemindAll />}
        onOpen={({ complaint }) => complaint?.id && navigate(`/grievance/${complaint.id}`)}
      >
        {COLUMNS}
      </RecordList>
    </List>
  );
}

const useReferral = () => useRecordContext<ReferralRow>();

function Buttons() {
  const referral = useReferral();
  return referral ? <ReferralButtons referral={referral} /> : null;
}

function Standing() {
  const referral = useReferral();
  return referral ? <ReferralChips referral={referral} /> : null;
}

function Subject() {
  const referral = useReferral();
  return referral ? <About referral={referral} /> : null;
}

function Department() {
  return useNameIn()(useReferral()?.department) ?? EMPTY;
}

function Officer() {
  return useReferral()?.addressee?.name ?? EMPTY;
}

function Due() {
  const { day } = useFormats();
  const due = useReferral()?.due_on;
  return due ? <span style={IN_ONE_LINE}>{day(due)}</span> : EMPTY;
}

function Days() {
  return useReferral()?.days ?? EMPTY;
}

const IN_ONE_LINE = { whiteSpace: 'nowrap' } as const;

const COLUMNS = Object.entries({
  number: <Standing />,
  subject: <Subject />,
  department: <Department />,
  officer: <Officer />,
  due_on: <Due />,
  days: <Days />,
}).map(([source, cell]) => (
  <Column key={source} source={source} disableSort>
    {cell}
  </Column>
));
