import type { ReactNode } from 'react';
import { SaveButton, Toolbar, useRecordContext, useResourceContext, useTranslate } from 'react-admin';
import { useFormState } from 'react-hook-form';
import { InvalidFormToast } from '#src/components/form/InvalidFormToast.tsx';

interface FormToolbarProps {
  /** Other buttons that send the form. */
  children?: ReactNode;
  /** Called when the user presses Save, not another button. */
  onSave?: () => void;
}

/**
 * Below a form: Save, or the resource's word for it, and `children`. Save is enabled except while saving, so that it
 * can show what is missing; errors appear in a toast.
 */
export function FormToolbar({ children, onSave }: FormToolbarProps) {
  const { isSubmitting } = useFormState();
  const resource = useResourceContext();
  const translate = useTranslate();
  const view = useRecordContext() ? 'edit' : 'create';
  const label = translate(`resources.${resource}.save.${view}`, { _: translate('common.save') });
  return (
    // On a phone react-admin's bar overlays the page; here the list may follow it.
    <Toolbar sx={{ flexWrap: 'wrap', gap: 2, '&.RaToolbar-mobileToolbar': { position: 'sticky' } }}>
      <SaveButton label={label} alwaysEnable={!isSubmitting} onClick={onSave} />
      {children}
      <InvalidFormToast />
    </Toolbar>
  );
}
