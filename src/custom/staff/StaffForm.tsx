import { useTranslate } from 'react-admin';
import { MIN_PASSWORD_LENGTH } from '#contract/kernel/limits.ts';
import { createStaff } from '#contract/staff/staff.ts';
import { PageForm } from '#src/components/form/PageForm.tsx';
import { useContractForm } from '#src/components/form/useContractForm.ts';
import { StaffInputs } from './StaffInputs.tsx';
import { emptyStaff, withOwnPlaces } from './staffForm.ts';
import { useRenewStaff } from './useRenewStaff.ts';

/** Creates the account of a grievance in-charge (GIC-01). */
export function StaffForm({ onCreated }: { onCreated: () => void }) {
  const translate = useTranslate();
  const renew = useRenewStaff();
  const form = useContractForm(createStaff, {
    isOnPage: true,
    draft: 'staff/new',
    defaultValues: emptyStaff(),
    bodyOf: withOwnPlaces,
    onDone: async () => {
      form.form.reset(emptyStaff());
      onCreated();
      await renew();
    },
  });
  return (
    <PageForm form={form} submit="incharges.staff.submit">
      <StaffInputs hint={translate('incharges.staff.passwordHint', { length: MIN_PASSWORD_LENGTH })} />
    </PageForm>
  );
}
