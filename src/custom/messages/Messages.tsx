import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { lazyPage } from '#src/components/page/lazyPage.tsx';
import { Page } from '#src/components/page/Page.tsx';
import { PartTabs } from '#src/components/page/PartTabs.tsx';
import { OfficeChoice } from '#src/custom/desk/office/OfficeChoice.tsx';
import { LogOnlyNotice } from './LogOnlyNotice.tsx';
import { UnreadReports } from './UnreadReports.tsx';

const PARTS = {
  log: lazyPage(() => import('./log/Log.tsx')),
  templates: lazyPage(() => import('./templates/Templates.tsx')),
  rules: lazyPage(() => import('./rules/RulesPart.tsx')),
  preview: lazyPage(() => import('./preview/Preview.tsx')),
  months: lazyPage(() => import('./months/Months.tsx')),
};

/** `/grievance/messages`: what is said to citizens, and by which rules, one part behind each tab, by `?part=` (MSG-02 to MSG-22). */
export default function Messages() {
  const translate = useTranslate();
  const title = translate('messages.title');
  // The months are those of every office that somebody sees.
  const part = useSearchParams()[0].get('part');
  return (
    <Page title={title} subtitle={translate('messaging.hint')}>
      <LogOnlyNotice />
      <UnreadReports />
      {part !== 'months' && <OfficeChoice />}
      <PartTabs parts={PARTS} param="part" label={title} words="messaging.parts" />
    </Page>
  );
}
