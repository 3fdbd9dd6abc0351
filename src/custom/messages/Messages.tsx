import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { listMessages } from '#contract/messages/message.ts';
import { useFormats } from '#src/components/format/useFormats.ts';
import { OfficeChoice } from '#src/components/office/OfficeChoice.tsx';
import { useOpensAtBusiest } from '#src/components/office/useOffices.ts';
import { lazyPage } from '#src/components/page/lazyPage.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PartTabs } from '#src/components/page/PartTabs.tsx';
import { call } from '#src/dataProvider/call.ts';
import { type Channel, isConnected, useChannels } from './useChannels.ts';

/** Unknown words of delivery reports, for the user who connects the provider (MSG-12). */
function UnreadReports() {
  const { data: channels = [] } = useChannels();
  return channels.map((each) => each.unread.length > 0 && <Unread key={each.channel} {...each} />);
}

function Unread({ channel, unread }: Channel) {
  const translate = useTranslate();
  const { instant } = useFormats();
  return (
    <Alert severity="warning" sx={{ mb: 2, overflowWrap: 'anywhere' }}>
      {translate('messaging.unread', {
        channel: translate(`messages.channel.${channel}`),
        words: unread.map(({ word, at }) => `${word} (${instant(at)})`).join(', '),
      })}
    </Alert>
  );
}

/** Tells new users that no provider is connected yet (MSG-01). */
function LogOnlyNotice() {
  const translate = useTranslate();
  const { data: channels = [] } = useChannels();
  const isLogOnly = channels.length > 0 && !channels.some(isConnected);
  return (
    <div role="status">
      {isLogOnly && (
        <Alert severity="info" role="presentation" sx={{ mb: 2 }}>
          {translate('messaging.logOnly')}
        </Alert>
      )}
    </div>
  );
}

const PARTS = {
  log: lazyPage(() => import('./log/Log.tsx')),
  templates: lazyPage(() => import('./templates/Templates.tsx')),
  rules: lazyPage(() => import('./rules/RulesForm.tsx')),
  preview: lazyPage(() => import('./preview/Preview.tsx')),
  months: lazyPage(() => import('./months/Months.tsx')),
};

const countOwn = async (signal: AbortSignal) =>
  (await call(listMessages, { query: { per_page: 1 }, signal })).total;

/** `/grievance/messages`: messages to citizens and their rules, as tabs by `?part=` (MSG-02 to MSG-22). */
export default function Messages() {
  const translate = useTranslate();
  const title = translate('common.messages');
  // The months cover every office that the user sees.
  const part = useSearchParams()[0].get('part');
  const isAtOffice = useOpensAtBusiest('messages', (part ?? 'log') === 'log' ? countOwn : null);
  return (
    <Page title={title} subtitle={translate('messaging.hint')}>
      <LogOnlyNotice />
      <UnreadReports />
      {part !== 'months' && <OfficeChoice />}
      {isAtOffice && <PartTabs parts={PARTS} param="part" label={title} words="messaging.parts" />}
    </Page>
  );
}
