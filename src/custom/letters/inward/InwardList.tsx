import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { List, TopToolbar, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import type { InwardRow } from '#contract/letters/inward.ts';
import { REGISTER_FORMATS } from '#contract/letters/registerCalls.ts';
import { INWARD } from '#src/components/data/resourceNames.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { EMPTY } from '#src/components/format/empty.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { EmptyList } from '#src/components/list/EmptyList.tsx';
import { Column } from '#src/declare/parts/Column.tsx';
import { DayFilter } from '#src/declare/parts/DayFilter.tsx';
import { ExportMenu } from '#src/declare/parts/ExportMenu.tsx';
import { KeywordFilter } from '#src/declare/parts/KeywordFilter.tsx';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { RecordList } from '#src/declare/parts/RecordList.tsx';
import { TickFilter } from '#src/declare/parts/TickFilter.tsx';
import { MatchButton } from './MatchButton.tsx';

const NEWEST_FIRST = { field: 'received_on', order: 'DESC' } as const;
const filters = [
  <KeywordFilter key="keyword" source="keyword" alwaysOn />,
  <DayFilter key="from_date" source="from_date" words="referrals.inward" alwaysOn />,
  <DayFilter key="to_date" source="to_date" words="referrals.inward" alwaysOn />,
  <TickFilter key="unmatched" source="unmatched" label="referrals.inward.unmatched" alwaysOn />,
];

/** The inward register, newest first, with a filter for 'To be matched' (REF-10). */
export const InwardList = ({ officeId }: { officeId: number | null }) => (
  <List
    resource={INWARD}
    title={false}
    exporter={false}
    actions={<Tools />}
    disableSyncWithLocation
    filter={{ ...(officeId === null ? {} : { office_id: officeId }), language: useLocale() }}
    filters={filters}
    pagination={<Pages />}
    perPage={PAGE_SIZE}
    sort={NEWEST_FIRST}
    empty={<EmptyList text="referrals.inward.empty" />}
    error={<LoadFailed />}
  >
    <RecordList title="number" actions={<MatchButton />} onOpen={() => undefined}>
      {COLUMNS}
    </RecordList>
  </List>
);

const Tools = () => (
  <TopToolbar>
    <ExportMenu formats={REGISTER_FORMATS} />
  </TopToolbar>
);

function Cell({ children }: { children: (letter: InwardRow) => ReactNode }) {
  const letter = useRecordContext<InwardRow>();
  return letter ? children(letter) || EMPTY : null;
}

function Received() {
  const { day } = useFormats();
  return <Cell>{({ received_on }) => <span style={IN_ONE_LINE}>{day(received_on)}</span>}</Cell>;
}

function Subject() {
  return (
    <Cell>
      {({ subject, note, their_number }) => (
        <>
          {subject}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {[their_number, note].filter(Boolean).join(' · ')}
          </Typography>
        </>
      )}
    </Cell>
  );
}

function Way() {
  const translate = useTranslate();
  return <Cell>{({ way }) => translate(`referrals.way.${way}`)}</Cell>;
}

/** The number, and the user who recorded it (REF-11). */
function NumberAndUser() {
  const translate = useTranslate();
  return (
    <Cell>
      {({ number, creator }) => (
        <>
          <span style={IN_ONE_LINE}>{number}</span>{' '}
          <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
            {creator && translate('referrals.inward.by', { name: creator.name })}
          </Typography>
        </>
      )}
    </Cell>
  );
}

function Answers() {
  const translate = useTranslate();
  return (
    <Cell>
      {({ is_matched, referrals }) =>
        is_matched ? (
          referrals.map(({ number }) => number).join(', ') || translate('referrals.inward.nothing')
        ) : (
          <Chip size="small" color="warning" variant="outlined" label={translate('referrals.inward.open')} />
        )
      }
    </Cell>
  );
}

const Scan = () => (
  <Cell>
    {({ file }) =>
      file && (
        <MuiLink href={file.path} underline="always" target="_blank" rel="noopener">
          {file.name}
        </MuiLink>
      )
    }
  </Cell>
);

const IN_ONE_LINE = { whiteSpace: 'nowrap' } as const;

const COLUMNS = Object.entries({
  number: <NumberAndUser />,
  received_on: <Received />,
  sender: <Cell>{({ sender }) => sender}</Cell>,
  subject: <Subject />,
  way: <Way />,
  referrals: <Answers />,
  file: <Scan />,
}).map(([source, cell]) => (
  <Column key={source} source={source} disableSort>
    {cell}
  </Column>
));
