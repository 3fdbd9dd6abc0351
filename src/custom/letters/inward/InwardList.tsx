import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MuiLink from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { lazy, Suspense, useState } from 'react';
import { List, TopToolbar, useLocale, useRecordContext, useTranslate } from 'react-admin';
import { PAGE_SIZE } from '#contract/kernel/listConstants.ts';
import type { InwardRow } from '#contract/letters/inward.ts';
import { REGISTER_FORMATS } from '#contract/letters/registerCalls.ts';
import { INWARD } from '#src/components/data/resourceNames.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { EmptyList } from '#src/components/list/EmptyList.tsx';
import { retryImport } from '#src/components/page/retryImport.ts';
import { columnsOf, Line } from '#src/declare/parts/Cell.tsx';
import { DayFilter } from '#src/declare/parts/DayFilter.tsx';
import { ExportMenu } from '#src/declare/parts/ExportMenu.tsx';
import { KeywordFilter } from '#src/declare/parts/KeywordFilter.tsx';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { RecordList } from '#src/declare/parts/RecordList.tsx';
import { TickFilter } from '#src/declare/parts/TickFilter.tsx';
import { UnmatchButton } from './UnmatchButton.tsx';

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

const below = (text: ReactNode) => (
  <Typography component="span" variant="body2" color="textSecondary" sx={{ display: 'block' }}>
    {text}
  </Typography>
);

const COLUMNS = columnsOf<InwardRow>({
  /** With the user who recorded it (REF-11). */
  number: ({ number, creator }, { translate }) => (
    <>
      <Line>{number}</Line> {below(creator && translate('referrals.inward.by', { name: creator.name }))}
    </>
  ),
  received_on: ({ received_on }, { day }) => <Line>{day(received_on)}</Line>,
  sender: ({ sender }) => sender,
  subject: ({ subject, note, their_number }) => (
    <>
      {subject}
      {below([their_number, note].filter(Boolean).join(' · '))}
    </>
  ),
  way: ({ way }, { translate }) => translate(`referrals.way.${way}`),
  referrals: ({ is_matched, referrals }, { translate }) =>
    is_matched ? (
      referrals.map(({ number }) => number).join(', ') || translate('referrals.inward.nothing')
    ) : (
      <Chip size="small" color="warning" variant="outlined" label={translate('referrals.inward.open')} />
    ),
  file: ({ file }) =>
    file && (
      <MuiLink href={file.path} underline="always" target="_blank" rel="noopener">
        {file.name}
      </MuiLink>
    ),
});

const MatchDialog = lazy(retryImport(() => import('./MatchDialog.tsx')));

/** Matches a letter of 'To be matched', or removes the match of another one. */
function MatchButton() {
  const translate = useTranslate();
  const letter = useRecordContext<InwardRow>();
  const [isOpen, setOpen] = useState(false);
  if (!letter) return null;
  if (letter.is_matched) return letter.way === 'link' ? null : <UnmatchButton letter={letter} />;
  const { id, number } = letter;
  return (
    <>
      <Button
        size="small"
        aria-label={translate('referrals.inward.matchOf', { number })}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        {translate('referrals.inward.match')}
      </Button>
      <Suspense>{isOpen && <MatchDialog id={id} number={number} onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}
