import { useTranslate } from 'react-admin';
import { Page } from '#src/components/page/Page.tsx';
import { ComplaintList } from './list/ComplaintList.tsx';

/** Every complaint of the user's place, `/grievance/all` (LIST-09). */
export default function AllGrievances() {
  const translate = useTranslate();
  return (
    <Page title={translate('complaint.all')} isDense>
      <ComplaintList scope={{}} withTools />
    </Page>
  );
}
