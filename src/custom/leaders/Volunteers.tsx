import { useTranslate } from 'react-admin';
import { Page } from '#src/components/page/Page.tsx';
import { VolunteerList } from './VolunteerList.tsx';

/** `/volunteers`: the list on its own page (VOL-04). */
export default function Volunteers() {
  const translate = useTranslate();
  return (
    <Page title={translate('leaders.volunteers')}>
      <VolunteerList />
    </Page>
  );
}
