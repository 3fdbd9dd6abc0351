import type { ReactNode } from 'react';
import { SaveButton, Toolbar, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { InvalidFormToast } from '#src/components/form/InvalidFormToast.tsx';

interface FormToolbarProps {
  /** Other ways to send the form. */
  children?: ReactNode;
  /** Told that it was Save that was pressed, and none of the others. */
  onSave?: () => void;
}

/**
 * Below a form: Save, or what the resource calls it, and `children`. Save is enabled except while saving, so that it can
 * say what is missing; what keeps it from saving is told in a toast.
 */
export function FormToolbar({ children, onSave }: FormToolbarProps) {
  const { isSubmitting } = useFormState();
  const resource = useResourceContext();
  const translate = useTranslate();
  const view = useRecordContext() ? 'edit' : 'create';
  const label = translate(`resources.${resource}.save.${view}`, { _: translate('ra.action.save') });
  return (
    // react-admin's bar of a phone stands above the page; here the list of the same page may follow it.
    <Toolbar sx={{ flexWrap: 'wrap', gap: 2, '&.RaToolbar-mobileToolbar': { position: 'sticky' } }}>
      <SaveButton label={label} alwaysEnable={!isSubmitting} onClick={onSave} />
      {children}
      <InvalidFormToast />
    </Toolbar>
  );
}
