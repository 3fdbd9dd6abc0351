import CancelIcon from '@mui/icons-material/Block';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import {
  ColumnsButton,
  List,
  RefreshButton,
  TopToolbar,
  useListContext,
  useLocale,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { Link, useNavigate } from 'react-router';
import { LETTER_KINDS } from '#contract/letters/letterKinds.ts';
import { MAX_PRINTED_LETTERS } from '#contract/letters/letterSending.ts';
import { type OutwardRow, REGISTER_FORMATS } from '#contract/letters/registerCalls.ts';
import { OUTWARD } from '#src/components/data/resourceNames.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { EmptyList } from '#src/components/list/EmptyList.tsx';
import { ChoiceFilter } from '#src/components/list/ListFilters.tsx';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { DayFilter } from '#src/declare/parts/DayFilter.tsx';
import { ExportMenu } from '#src/declare/parts/ExportMenu.tsx';
import { KeywordFilter } from '#src/declare/parts/KeywordFilter.tsx';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { RecordList, useIsPhone } from '#src/declare/parts/RecordList.tsx';
import { letterAddress } from '../letterAddress.ts';
import { CancelDialog } from '../sent/CancelDialog.tsx';
import { PrintMenu } from '../sent/PrintMenu.tsx';
import { outwardColumns } from './outwardColumns.tsx';

/** The filters of the register: number, recipient or subject, period, cancelled ones, and kind. */
const outwardFilters = [
  <KeywordFilter key="keyword" source="keyword" alwaysOn />,
  <DayFilter key="from" source="from" words="registers.filters" alwaysOn />,
  <DayFilter key="to" source="to" words="registers.filters" alwaysOn />,
  <ChoiceFilter
    key="state"
    source="state"
    label="registers.filters.state"
    values={['dispatched', 'cancelled']}
    words="letters.state"
    alwaysOn
  />,
  <ChoiceFilter
    key="kind"
    source="kind"
    label="registers.filters.kind"
    values={LETTER_KINDS}
    words="letters.kind"
    alwaysOn
  />,
];

const PER_PAGE = 25;
const LAST_FIRST = { field: 'number', order: 'DESC' } as const;
/** Columns that are hidden at first. */
const HIDDEN = ['kind', 'dispatched_by'];

/** The outward register of an office, the newest number first (REF-05, REF-07). */
export default function Outward() {
  const navigate = useNavigate();
  const { officeId } = useRequestedOffice();
  const language = useLocale();
  return (
    <List
      resource={OUTWARD}
      title={false}
      exporter={false}
      filters={outwardFilters}
      filter={{ ...(officeId ? { office_id: officeId } : {}), language }}
      actions={<Tools />}
      pagination={<Pages />}
      perPage={PER_PAGE}
      sort={LAST_FIRST}
      empty={<EmptyList text="registers.empty" />}
      error={<LoadFailed />}
      storeKey={`registers.outward.${officeId ?? 'own'}`}
    >
      <RecordList
        title="number"
        hidden={HIDDEN}
        actions={<RowTools />}
        bulk={<PrintTicked />}
        onOpen={({ id }) => navigate(letterAddress(Number(id)))}
      >
        {outwardColumns}
      </RecordList>
    </List>
  );
}

function Tools() {
  const isPhone = useIsPhone();
  return (
    <TopToolbar>
      <ExportMenu formats={REGISTER_FORMATS} />
      {!isPhone && <ColumnsButton />}
      <RefreshButton />
    </TopToolbar>
  );
}

/** The limit of letters in one print (REF-07). */
function PrintTicked() {
  const translate = useTranslate();
  const { selectedIds } = useListContext<OutwardRow>();
  return selectedIds.length > MAX_PRINTED_LETTERS ? (
    <Typography variant="body2">{translate('registers.tooMany', { most: MAX_PRINTED_LETTERS })}</Typography>
  ) : (
    <PrintMenu ids={selectedIds} size="small" />
  );
}

function RowTools() {
  const translate = useTranslate();
  const row = useRecordContext<OutwardRow>();
  const [isCancelling, setCancelling] = useState(false);
  if (!row) return null;
  const { id, number, state } = row;
  return (
    <>
      <IconButton
        component={Link}
        to={letterAddress(id)}
        aria-label={translate('registers.view', { number })}
      >
        <VisibilityIcon fontSize="small" />
      </IconButton>
      {state === 'dispatched' && (
        <IconButton
          aria-label={translate('letters.cancel.title', { number })}
          onClick={() => setCancelling(true)}
        >
          <CancelIcon fontSize="small" />
        </IconButton>
      )}
      {isCancelling && <CancelDialog letter={row} onClose={() => setCancelling(false)} />}
    </>
  );
}
