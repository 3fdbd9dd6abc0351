import { useTranslate } from 'react-admin';
import { lazyPage } from '#src/components/page/lazyPage.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PartTabs } from '#src/components/page/PartTabs.tsx';
import { OfficeChoice } from '#src/custom/desk/office/OfficeChoice.tsx';

const PARTS = {
  outward: lazyPage(() => import('./register/Outward.tsx')),
  inward: lazyPage(() => import('./inward/InwardRegister.tsx')),
  drafts: lazyPage(() => import('./register/Drafts.tsx')),
};

/** `/grievance/registers`: what the office has sent, what has come, and what waits to be sent, one behind each tab, by `?register=` (REF-05, REF-07, REF-10). */
export function Registers() {
  const translate = useTranslate();
  const title = translate('registers.title');
  return (
    <Page title={title} subtitle={translate('registers.hint')}>
      <OfficeChoice />
      <PartTabs parts={PARTS} param="register" label={title} words="registers.parts" />
    </Page>
  );
}
