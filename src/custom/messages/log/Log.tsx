import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  List,
  RecordContextProvider,
  RefreshButton,
  TopToolbar,
  useListContext,
  useTranslate,
} from 'react-admin';
import type { MessageRecord } from '#contract/messages/message.ts';
import { MESSAGES } from '#src/components/data/resourceNames.ts';
import { LoadFailed } from '#src/components/feedback/LoadFailed.tsx';
import { EmptyList } from '#src/components/list/EmptyList.tsx';
import { useRequestedOffice } from '#src/components/office/useOffices.ts';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { MessageLine } from '../MessageLine.tsx';
import { LogTable } from './LogTable.tsx';
import { ComplaintNumber, To } from './logColumns.tsx';
import { logFilters } from './logFilters.tsx';

const PER_PAGE = 25;
const NEWEST_FIRST = { field: 'created_at', order: 'DESC' } as const;

/** Every message of an office, newest first; an open row shows its text (MSG-09). */
export default function Log() {
  const { officeId } = useRequestedOffice();
  return (
    <List
      resource={MESSAGES}
      title={false}
      exporter={false}
      filters={logFilters}
      filter={officeId ? { office_id: officeId } : undefined}
      actions={<Tools />}
      pagination={<Pages />}
      perPage={PER_PAGE}
      sort={NEWEST_FIRST}
      empty={<EmptyList text="messaging.log.empty" />}
      error={<LoadFailed />}
      // The address has the part and the office, which react-admin would remove.
      disableSyncWithLocation
      storeKey={`messages.log.${officeId ?? 'own'}`}
    >
      <Rows />
    </List>
  );
}

const Tools = () => (
  <TopToolbar>
    <RefreshButton />
  </TopToolbar>
);

function Rows() {
  const translate = useTranslate();
  const isNarrow = useMediaQuery<Theme>((theme) => theme.breakpoints.down('lg'), { noSsr: true });
  const { isPending } = useListContext<MessageRecord>();
  if (isPending)
    return <Skeleton role="status" variant="rounded" height={320} aria-label={translate('common.loading')} />;
  if (isNarrow) return <Lines />;
  return <LogTable />;
}

/** The rows on a screen that is too narrow for a table of eight columns. */
function Lines() {
  const translate = useTranslate();
  const { data = [] } = useListContext<MessageRecord>();
  if (data.length === 0) return <Typography sx={{ p: 2 }}>{translate('messaging.log.noneFound')}</Typography>;
  return (
    <Box component="ul" sx={{ m: 0, px: 2, py: 0, listStyle: 'none', overflowWrap: 'anywhere' }}>
      {data.map((message) => (
        <RecordContextProvider key={message.id} value={message}>
          <MessageLine
            message={message}
            about={[message.complaint?.complaint_number, message.to?.name].filter(Boolean).join(' · ')}
            details={
              <Typography component="div" variant="body2" sx={{ mb: 1 }}>
                <ComplaintNumber message={message} /> · <To message={message} />
              </Typography>
            }
          />
        </RecordContextProvider>
      ))}
    </Box>
  );
}
