import { useTranslate } from 'react-admin';
import { Page } from '#src/components/page/Page.tsx';
import { Leaves } from './Leaves.tsx';

/** `/grievance/leave`: the user's own leaves and deputyships (SLA-16). */
export default function MyLeave() {
  const translate = useTranslate();
  return (
    <Page title={translate('leave.title')} subtitle={translate('leave.about')}>
      <Leaves scope={{ everybody: false }} />
    </Page>
  );
}
