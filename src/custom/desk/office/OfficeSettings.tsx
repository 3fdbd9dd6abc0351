import { Suspense, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router';
import { OfficeChoice } from '#src/components/office/OfficeChoice.tsx';
import { focusPage } from '#src/components/page/focusPage.ts';
import { Page } from '#src/components/page/Page.tsx';
import { PageSkeleton } from '#src/components/page/PageSkeleton.tsx';
import { Trail } from '#src/components/page/Trail.tsx';
import type { SettingsSection } from '#src/components/slots/capability.ts';
import { componentOf } from '#src/components/slots/componentOf.ts';
import { useCapabilities } from '#src/components/slots/useSlot.ts';
import { SectionList } from './SectionList.tsx';

/**
 * `/grievance/settings`: the sections of an office's settings; `?part=` opens the form of one. Admin chooses the office
 * by `?office=` (GRD-01).
 */
export default function OfficeSettings() {
  const translate = useTranslate();
  const [search] = useSearchParams();
  const sections = useCapabilities().flatMap(({ settings = [] }) => settings);
  const open = sections.find(({ id }) => id === search.get('part'));
  useFocusOnChange(open?.id);
  const office = search.get('office');
  const addressOf = (section?: SettingsSection) => {
    const query = new URLSearchParams({ ...(section && { part: section.id }), ...(office && { office }) });
    return `/grievance/settings${query.size ? `?${query}` : ''}`;
  };
  const title = translate('office.title');
  if (!open)
    return (
      <Page title={title} subtitle={translate('office.hint')}>
        <OfficeChoice />
        <SectionList sections={sections} addressOf={addressOf} />
      </Page>
    );
  const Form = componentOf({ load: open.form });
  const name = translate(`${open.words}.title`);
  return (
    <>
      <Trail above={[{ label: title, to: addressOf() }]} here={name} />
      <Page title={name} subtitle={translate(`${open.words}.text`)}>
        <OfficeChoice />
        <Suspense fallback={<PageSkeleton />}>
          <Form key={`${open.id} ${office}`} />
        </Suspense>
      </Page>
    </>
  );
}

/** Opening and closing a section removes the focused link, so the heading gets the focus. */
function useFocusOnChange(open: string | undefined) {
  const before = useRef(open);
  useEffect(() => {
    if (before.current !== open) focusPage();
    before.current = open;
  }, [open]);
}
