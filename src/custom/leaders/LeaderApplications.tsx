import { useTranslate } from 'react-admin';
import { Page } from '#src/components/page/Page.tsx';
import { Applications } from './Applications.tsx';

/** `/leader`: every application, newest first (LDR-01). */
export default function LeaderApplications() {
  const translate = useTranslate();
  return (
    <Page title={translate('leaders.applications')}>
      <Applications list="leaderApplications" />
    </Page>
  );
}
