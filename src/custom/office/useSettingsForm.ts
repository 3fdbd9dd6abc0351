import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { BodyOf } from '../../../contract/define.ts';
import { type OfficeSettings, updateOfficeSettings } from '../../../contract/office.ts';
import { ApiFailure, call } from '../../dataProvider/http.ts';
import { useCheckedForm } from '../../kit/form/useCheckedForm.ts';
import { checkSettings, type SettingsValues, typedIn, valuesOf } from './settingsForm.ts';
import { useRenewSettings } from './useOfficeSettings.ts';

/**
 * The form of an office's settings. When somebody else was faster, it goes on from what they have saved and keeps what
 * was typed here.
 */
export function useSettingsForm(settings: OfficeSettings) {
  const notify = useNotify();
  const renew = useRenewSettings();
  const [base, setBase] = useState(settings);
  const [isNewer, setNewer] = useState(false);
  const { form, submit } = useCheckedForm<SettingsValues, BodyOf<typeof updateOfficeSettings>>({
    defaultValues: valuesOf(settings),
    check: (values) => checkSettings(values, base),
    send: async (body) => {
      try {
        const saved = await call(updateOfficeSettings, { body });
        setBase(saved);
        setNewer(false);
        form.reset(valuesOf(saved));
        notify('office.saved', { type: 'success' });
        await renew();
      } catch (failure) {
        const newer = newerOf(failure);
        if (!newer) throw failure;
        const typed = typedIn(form.getValues(), base);
        setBase(newer);
        setNewer(true);
        form.reset(valuesOf(newer));
        for (const [field, value] of Object.entries(typed))
          form.setValue(field, value, { shouldDirty: true });
      }
    },
  });
  return { form, submit, base, isNewer };
}

const newerOf = (failure: unknown) =>
  failure instanceof ApiFailure && failure.status === 409
    ? (failure.body.current as OfficeSettings | undefined)
    : undefined;
