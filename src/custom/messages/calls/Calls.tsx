import { useTranslate } from 'react-admin';
import { listCalls } from '#contract/messages/citizenCall.ts';
import { listInbox } from '#contract/messages/inbox.ts';
import { OfficeChoice } from '#src/components/office/OfficeChoice.tsx';
import { useOpensAtBusiest } from '#src/components/office/useOffices.ts';
import { lazyPage } from '#src/components/page/lazyPage.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PartTabs } from '#src/components/page/PartTabs.tsx';
import { call } from '#src/dataProvider/call.ts';

const PARTS = {
  list: lazyPage(() => import('./ToCallList.tsx')),
  inbox: lazyPage(() => import('../inbox/Inbox.tsx')),
};

/** The calls to make and the messages of the own office. */
async function countOwn(signal: AbortSignal): Promise<number> {
  const [calls, inbox] = await Promise.all([
    call(listCalls, { query: { per_page: 1 }, signal }),
    call(listInbox, { query: { state: 'open', per_page: 1 }, signal }),
  ]);
  return calls.total + inbox.total;
}

/** `/grievance/calls`: the calls to make, and with `?part=inbox` the messages from citizens (MSG-15, MSG-23). */
export default function Calls() {
  const translate = useTranslate();
  const title = translate('common.calls');
  const isAtOffice = useOpensAtBusiest('calls', countOwn);
  return (
    <Page title={title} subtitle={translate('calls.hint')}>
      <OfficeChoice />
      {isAtOffice && <PartTabs parts={PARTS} param="part" label={title} words="calls.parts" />}
    </Page>
  );
}
