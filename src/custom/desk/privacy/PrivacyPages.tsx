import { useTranslate } from 'react-admin';
import { useLocation } from 'react-router';
import { LinkTabs } from '#src/components/page/LinkTabs.tsx';
import AccessLog from './AccessLog.tsx';
import PersonalData from './PersonalData.tsx';

/** `/privacy/access` and `/privacy/person` are one file, since the sign-in page lists the names of all files. */
export default function PrivacyPages() {
  const translate = useTranslate();
  const isLog = useLocation().pathname.includes('/access');
  const tabs = [
    { path: '/privacy/access', label: translate('privacy.access.title') },
    { path: '/privacy/person', label: translate('privacy.person.title') },
  ];
  return (
    <>
      <LinkTabs
        label={translate('shell.menu.privacy')}
        tabs={tabs}
        current={isLog ? '/privacy/access' : '/privacy/person'}
      />
      {isLog ? <AccessLog /> : <PersonalData />}
    </>
  );
}
