import { useTranslate } from 'react-admin';
import { Page } from '#src/components/page/Page.tsx';
import { Applications } from './Applications.tsx';

const ON_HOLD = { status: 'false' };

/** `/leader/approvelist`: the undecided applications. */
export default function ApprovalList() {
  const translate = useTranslate();
  return (
    <Page title={translate('leaders.approvals')} subtitle={translate('leaders.approvalsHint')}>
      <Applications list="leaderApprovals" filter={ON_HOLD} />
    </Page>
  );
}
