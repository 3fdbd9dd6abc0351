import Button from '@mui/material/Button';
import { useMutation } from '@tanstack/react-query';
import { useNotify, useTranslate } from 'react-admin';
import { updateStaff } from '#contract/staff/staff.ts';
import { useNotifyFailure } from '#src/components/feedback/useNotifyFailure.ts';
import { call } from '#src/dataProvider/call.ts';
import { useRenewStaff } from './useRenewStaff.ts';

interface EnableButtonProps {
  staff: { id: number; version?: number };
  /** The accessible label with the account's name, already translated. */
  label: string;
}

/** Enables an account; its released complaints do not come back. */
export function EnableButton({ staff: { id, version }, label }: EnableButtonProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const renew = useRenewStaff();
  const enable = useMutation({
    mutationFn: () => call(updateStaff, { params: { id }, body: { is_active: true, version } }),
    onSuccess: async () => {
      notify('incharges.staff.enabledDone', { type: 'success' });
      await renew();
    },
    onError: notifyFailure,
  });
  return (
    <Button size="small" loading={enable.isPending} aria-label={label} onClick={() => enable.mutate()}>
      {translate('incharges.staff.enable')}
    </Button>
  );
}
