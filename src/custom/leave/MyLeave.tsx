import { useTranslate } from 'react-admin';
import { Leaves } from '#src/kit/leave/Leaves.tsx';
import { Page } from '#src/kit/page/Page.tsx';

/** `/grievance/leave`: when whoever is signed in is away, and for whom they stand in (SLA-16). */
export default function MyLeave() {
  const translate = useTranslate();
  return (
    <Page title={translate('leave.title')} subtitle={translate('leave.about')}>
      <Leaves scope={{ everybody: false }} />
    </Page>
  );
}
