import { useTranslate } from 'react-admin';
import { lazyPage } from '#src/components/page/lazyPage.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PartTabs } from '#src/components/page/PartTabs.tsx';
import { OfficeChoice } from '#src/custom/desk/office/OfficeChoice.tsx';

const PARTS = {
  list: lazyPage(() => import('./ToCallList.tsx')),
  inbox: lazyPage(() => import('../inbox/Inbox.tsx')),
};

/** `/grievance/calls`: the calls to make, and with `?part=inbox` the messages from citizens (MSG-15, MSG-23). */
export default function Calls() {
  const translate = useTranslate();
  const title = translate('common.calls');
  return (
    <Page title={title} subtitle={translate('calls.hint')}>
      <OfficeChoice />
      <PartTabs parts={PARTS} param="part" label={title} words="calls.parts" />
    </Page>
  );
}
