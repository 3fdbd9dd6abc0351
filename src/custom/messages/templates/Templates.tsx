import AddIcon from '@mui/icons-material/Add';
import OpenIcon from '@mui/icons-material/OpenInFull';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createContext, use, useState } from 'react';
import {
  FilterForm,
  ListContextProvider,
  ResourceContextProvider,
  useList,
  useRecordContext,
  useTranslate,
} from 'react-admin';
import { LANGUAGES } from '#contract/kernel/languages.ts';
import { MESSAGE_CHANNELS, TEMPLATE_STATES } from '#contract/messages/messageKinds.ts';
import type { MessageTemplate } from '#contract/messages/messageTemplate.ts';
import { FailedNotice } from '#src/components/feedback/FailedNotice.tsx';
import { EmptyList } from '#src/components/list/EmptyList.tsx';
import { ChoiceFilter } from '#src/components/list/ListFilters.tsx';
import { Pages } from '#src/declare/parts/Pages.tsx';
import { RecordList, useIsPhone } from '#src/declare/parts/RecordList.tsx';
import { useTemplateEditions } from '../useTemplateEditions.ts';
import { TemplateDialog } from './TemplateDialog.tsx';
import { templateColumns } from './templateColumns.tsx';

const CHOICES = [
  ['channel', MESSAGE_CHANNELS, 'messages.channel'],
  ['language', LANGUAGES, 'messages.language'],
  ['state', TEMPLATE_STATES, 'messageTemplates.states'],
] as const;

/** The filters of the list of templates (MSG-02). */
const templateFilters = CHOICES.map(([source, values, words]) => (
  <ChoiceFilter
    key={source}
    source={source}
    label={`messageTemplates.fields.${source}`}
    values={values}
    words={words}
    alwaysOn
  />
));

const RESOURCE = 'message/template';
/** An office has one for each event and language: all of them are on one page. */
const PER_PAGE = 50;
const BY_NAME = { field: 'name', order: 'ASC' } as const;

/** Columns that a phone hides. */
const LESS = ['edition', 'state_at'];

const OpenContext = createContext<(template: MessageTemplate) => void>(() => {});

/** The templates of the office and of those above it, by name, the newest version first (MSG-02). */
export default function Templates() {
  const translate = useTranslate();
  const isPhone = useIsPhone();
  const [opened, setOpened] = useState<MessageTemplate | 'new' | null>(null);
  const { data, isPending, isError, isFetching, refetch } = useTemplateEditions();
  const list = useList({ resource: RESOURCE, data, isPending, isFetching, perPage: PER_PAGE, sort: BY_NAME });
  if (isError && !data)
    return <FailedNotice text="messageTemplates.failed" isRetrying={isFetching} onRetry={() => refetch()} />;
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, justifyContent: 'space-between', mb: 1 }}>
        <Typography color="textSecondary" sx={{ maxWidth: '44rem' }}>
          {translate('messageTemplates.hint')}
        </Typography>
        <Button variant="contained" startIcon={<AddIcon />} onClick={() => setOpened('new')}>
          {translate('messageTemplates.add')}
        </Button>
      </Box>
      <ResourceContextProvider value={RESOURCE}>
        <ListContextProvider value={list}>
          <OpenContext value={setOpened}>
            {data?.length === 0 ? (
              <EmptyList text="messageTemplates.empty" />
            ) : (
              <>
                <FilterForm filters={templateFilters} />
                <Paper variant="outlined">
                  <RecordList
                    title="name"
                    hidden={isPhone ? LESS : undefined}
                    actions={<Open />}
                    onOpen={(record) => setOpened(record as MessageTemplate)}
                  >
                    {templateColumns}
                  </RecordList>
                </Paper>
                <Pages />
              </>
            )}
          </OpenContext>
        </ListContextProvider>
      </ResourceContextProvider>
      {opened && (
        <TemplateDialog
          template={opened === 'new' ? undefined : opened}
          onChanged={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

function Open() {
  const translate = useTranslate();
  const open = use(OpenContext);
  const template = useRecordContext<MessageTemplate>();
  if (!template) return null;
  return (
    <IconButton
      aria-label={translate('messageTemplates.open', {
        name: translate('messages.version', { ...template }),
      })}
      onClick={() => open(template)}
    >
      <OpenIcon fontSize="small" />
    </IconButton>
  );
}
