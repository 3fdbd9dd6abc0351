import Box from '@mui/material/Box';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactElement, ReactNode } from 'react';
import { FilterButton, List, TopToolbar, useRecordContext, useTranslate } from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { useSearchParams } from 'react-router-dom';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import type { ReferralRow, ReferralStage } from '#contract/letters/referralRecord.ts';
import { REFERRALS } from '#src/components/data/resourceNames.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { useNameIn } from '#src/components/format/useNameIn.ts';
import { useJobAddress } from '#src/components/task/useJobAddress.ts';
import { Column } from '#src/declare/parts/Column.tsx';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { RecordList, useIsPhone } from '#src/declare/parts/RecordList.tsx';
import { DoToMany } from './many/DoToMany.tsx';
import { ManyWork } from './many/ManyWork.tsx';
import { ReferralButtons } from './ReferralButtons.tsx';
import { ReferralChips } from './ReferralFacts.tsx';
import { ReferralLetters } from './ReferralLetters.tsx';
import { ReplyFacts } from './ReplyFacts.tsx';
import { stageFilters } from './stageFilters.tsx';

const OLDEST_FIRST = { field: 'due_on', order: 'ASC' } as const;

/** Filters that a link to this list may set in its address. */
const CUT_BY = ['category_id', 'contact_id', 'overdue'] as const;

interface StageListProps {
  officeId: number | null;
  stage: ReferralStage;
}

/**
 * The referrals of a stage, in pages, by department, officer and word. Several can be sent, reminded of or accepted at
 * once (REF-15).
 */
export function StageList({ officeId, stage }: StageListProps) {
  const navigate = useNavigate();
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [search] = useSearchParams();
  const { job, show } = useJobAddress();
  const cut = Object.fromEntries(
    CUT_BY.flatMap((name) => {
      const value = search.get(name);
      return value ? [[name, name === 'overdue' ? true : Number(value)]] : [];
    }),
  );
  return (
    <>
      {job !== null && <ManyWork key={job} job={job} onDismiss={() => show(null)} />}
      <List
        key={`${stage} ${officeId} ${JSON.stringify(cut)}`}
        resource={stage === 'waiting' ? `${REFERRALS}/waiting` : REFERRALS}
        title={false}
        exporter={false}
        actions={<Tools stage={stage} />}
        disableSyncWithLocation
        storeKey={false}
        filter={{
          ...(officeId === null ? {} : { office_id: officeId }),
          ...(stage === 'waiting' ? {} : { stage }),
        }}
        filterDefaultValues={cut}
        filters={stageFilters(stage, isPhone)}
        pagination={<Pages />}
        perPage={PAGE_SIZE}
        sort={OLDEST_FIRST}
        empty={<Nothing stage={stage} />}
        error={<LoadFailed />}
        aria-label={translate(`referrals.stages.${stage}`)}
      >
        <RecordList
          title="number"
          actions={<Buttons />}
          bulk={<DoToMany stage={stage} />}
          onOpen={({ complaint }) => complaint?.id && navigate(`/grievance/${complaint.id}`)}
        >
          {stage === 'answered' ? ANSWERED_COLUMNS : COLUMNS}
        </RecordList>
      </List>
    </>
  );
}

const Tools = ({ stage }: { stage: ReferralStage }) => (
  <TopToolbar sx={{ flexWrap: 'wrap' }}>
    {useIsPhone() && <FilterButton />}
    <DoToMany stage={stage} isOfAll />
  </TopToolbar>
);

function Nothing({ stage }: { stage: ReferralStage }) {
  const translate = useTranslate();
  return <Typography color="textSecondary">{translate(`referrals.nothing.${stage}`)}</Typography>;
}

const useReferral = () => useRecordContext<ReferralRow>();

function Buttons() {
  const referral = useReferral();
  if (!referral) return null;
  return (
    <Box sx={BUTTONS}>
      <ReferralLetters referral={referral} />
      <ReferralButtons referral={referral} />
    </Box>
  );
}

/** Two in a line of the table. */
const BUTTONS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  minWidth: { md: '13rem' },
};

function Standing() {
  const referral = useReferral();
  return referral ? <ReferralChips referral={referral} isInList /> : null;
}

function Subject() {
  const referral = useReferral();
  return referral ? <About referral={referral} /> : null;
}

/** The department, and below it the officer. */
function To() {
  const referral = useReferral();
  const department = useNameIn()(referral?.department);
  return <TwoLines first={department ?? EMPTY} second={referral?.addressee?.name} />;
}

/** The due day, and below it how long it has waited. */
function Due() {
  const translate = useTranslate();
  const { day } = useFormats();
  const { due_on, days = null } = useReferral() ?? {};
  return (
    <TwoLines
      first={due_on ? <span style={IN_ONE_LINE}>{day(due_on)}</span> : EMPTY}
      second={days !== null && translate('referrals.days', { smart_count: days })}
    />
  );
}

function TwoLines({ first, second }: { first: ReactNode; second: ReactNode }) {
  return (
    <>
      {first}
      <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
        {second}
      </Typography>
    </>
  );
}

const IN_ONE_LINE = { whiteSpace: 'nowrap' } as const;

/** The answer, to read before accepting it (REF-13). */
function Answer() {
  const answer = useReferral()?.answer;
  return answer ? <ReplyFacts reply={answer} /> : EMPTY;
}

const columnsOf = (cells: Record<string, ReactElement>) =>
  Object.entries(cells).map(([source, cell]) => (
    <Column key={source} source={source} disableSort>
      {cell}
    </Column>
  ));

const FACTS = {
  number: <Standing />,
  subject: <Subject />,
  department: <To />,
};
const COLUMNS = columnsOf({ ...FACTS, due_on: <Due /> });
const ANSWERED_COLUMNS = columnsOf({ ...FACTS, answer: <Answer /> });

/** The subject of the referral, with a link for users who may open it. */
function About({ referral: { complaint, cause, subject } }: { referral: ReferralRow }) {
  const to = complaint?.id
    ? `/grievance/${complaint.id}`
    : cause
      ? `/grievance/cause/${cause.id}`
      : undefined;
  const number = complaint?.complaint_number ?? cause?.number;
  return (
    <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
      {to ? (
        <MuiLink component={Link} to={to} underline="always">
          {number}
        </MuiLink>
      ) : (
        number
      )}
      {subject && ` · ${subject}`}
    </Typography>
  );
}
